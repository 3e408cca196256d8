# SPDX-License-Identifier: Apache-2.0
"""The labelled corpora are judged right under every seed, and the judge can say no."""

import json
from pathlib import Path

import pytest

from harness.emulator.corpus import _KINDS, _program, run_corpus
from harness.emulator.engine import EmulatorEngine
from harness.errors import UsageError
from harness.schedule import Schedule

CORPUS = Path(__file__).parents[1] / "corpus"


@pytest.mark.parametrize("tier", ["quick", "fast"])
@pytest.mark.parametrize("seed", [0, 100, 200])
@pytest.mark.parametrize("name", ["races", "extra"])
def test_every_label_is_met(name: str, seed: int, tier: str) -> None:
    rows = list(run_corpus(CORPUS / name / "index.jsonl", seed=seed, tier=tier))
    assert len(rows) >= 45
    assert [r for r in rows if not r["ok"]] == []


def test_a_wrong_label_is_not_right(tmp_path: Path) -> None:
    for line in (CORPUS / "races" / "index.jsonl").read_text().splitlines():
        case = json.loads(line)
        if case["id"] in ("reduce_ok", "reduce_noinit", "tail_oob_write"):
            case["expect"] = "race" if case["expect"] == "race-free" else "race-free"
            case["ptx"] = str(CORPUS / "races" / case["ptx"])
            with (tmp_path / "index.jsonl").open("a") as out:
                out.write(json.dumps(case) + "\n")
    assert [r["ok"] for r in run_corpus(tmp_path / "index.jsonl")] == [False, False, False]


def test_unsupported_is_never_right(tmp_path: Path) -> None:
    case = {"id": "t", "ptx": "t.ptx", "entry": "k", "block": [1], "grid": [1], "params": [], "expect": "race-free"}
    (tmp_path / "t.ptx").write_text(
        ".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %r<5>;\n"
        "tcgen05.wait::ld.sync.aligned;\nret;\n}\n"
    )
    (tmp_path / "index.jsonl").write_text(json.dumps(case))
    (row,) = run_corpus(tmp_path / "index.jsonl")
    assert not row["ok"]
    assert row["found"].startswith("unsupported")
    assert "t.ptx:7" in row["reason"]


@pytest.mark.parametrize("text", ["not json", '{"id": "x"}'])
def test_what_is_no_index_is_a_usage_error(tmp_path: Path, text: str) -> None:
    (tmp_path / "index.jsonl").write_text(text)
    with pytest.raises(UsageError, match="not a case"):
        list(run_corpus(tmp_path / "index.jsonl"))
    with pytest.raises(UsageError, match="cannot be read"):
        list(run_corpus(tmp_path / "absent.jsonl"))


@pytest.mark.parametrize("tier", ["quick", "fast"])
@pytest.mark.parametrize("policy", ["sequential", "pct", "adversarial"])
def test_one_schedule_of_any_policy_tells_all_that_schedules_do_not_decide(policy: str, tier: str) -> None:
    index = CORPUS / "races" / "index.jsonl"
    engine = EmulatorEngine(tier=tier)
    for line in index.read_text().splitlines():
        case = json.loads(line)
        expected = set(case["expect"].split("+")) - {"race-free"}
        for seed in range(3):
            outcome = engine.execute(_program(case, index.parent), Schedule(seed=seed, threads=policy))
            found = {_KINDS[f.kind] for f in outcome.findings if f.kind in _KINDS}
            assert found - ({"uninit"} - expected) == expected, (case["id"], seed)
