# SPDX-License-Identifier: Apache-2.0
"""The scenarios by name. A new one is a module in `stress/library/` and a line here."""

from __future__ import annotations

from stress.library import fork_join, pipeline, producer_consumer, workspace
from stress.scenario import Built, Scenario, Twin

SCENARIOS: dict[str, Scenario] = {
    module.SCENARIO.name: module.SCENARIO for module in (producer_consumer, fork_join, pipeline, workspace)
}

__all__ = ["SCENARIOS", "Built", "Scenario", "Twin"]
