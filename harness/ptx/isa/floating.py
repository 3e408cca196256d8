# SPDX-License-Identifier: Apache-2.0
"""Floating point (PTX ISA, "Floating Point Instructions", "Half Precision …", "Mixed Precision …")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

chapter("Floating Point Instructions")
form("testp", "what? T", "=p T", what="finite infinite number notanumber normal subnormal", T="f32 f64", needs="2.0")
form("copysign", "T", "=T T T", T="f32 f64", needs="2.0")
form("add sub mul", "rnd? ftz? sat? f32", "=f32 f32 f32")
form("add sub mul", "rnd? f64", "=f64 f64 f64")
form("add sub mul", "rnd? ftz? f32x2", "=f32x2 f32x2 f32x2", needs="8.6 sm_100")
form("fma mad", "rnd ftz? sat? f32", "=f32 f32 f32 f32")
form("fma mad", "rnd f64", "=f64 f64 f64 f64")
form("fma", "rnd ftz? f32x2", "=f32x2 f32x2 f32x2 f32x2", needs="8.6 sm_100")
form("div", "how ftz? f32", "=f32 f32 f32", how="approx full")
form("div", "rnd ftz? f32", "=f32 f32 f32")
form("div", "rnd f64", "=f64 f64 f64")
form("abs neg", "ftz? f32", "=f32 f32")
form("abs neg", "f64", "=f64 f64")
form("min max", "ftz? NaN? f32", "=f32 f32 f32", NaN="NaN@7.0,sm_80")
form("min max", "ftz? NaN? f32", "=f32 f32 f32 f32", needs="8.8 sm_100")
form("min max", "ftz? NaN? xorsign abs f32", "=f32 f32 f32", needs="7.2 sm_86")
form("min max", "f64", "=f64 f64 f64")
form("rcp sqrt", "approx ftz? f32", "=f32 f32")
form("rcp sqrt", "rnd ftz? f32", "=f32 f32")
form("rcp sqrt", "rnd f64", "=f64 f64")
form("rcp", "approx ftz f64", "=f64 f64")
form("rsqrt", "approx ftz? f32", "=f32 f32")
form("rsqrt", "approx ftz? f64", "=f64 f64")
form("sin cos lg2 ex2", "approx ftz? f32", "=f32 f32")
form("tanh", "approx f32", "=f32 f32", needs="7.0 sm_75")

chapter("Half Precision Floating Point Instructions")
form("add sub mul", "rn? ftz? sat? T", "=T T T", T="f16 f16x2", needs="4.2 sm_53")
form("add sub mul", "rn? T", "=T T T", T="bf16 bf16x2", needs="7.8 sm_90")
form("fma", "rn ftz? sat? T", "=T T T T", T="f16 f16x2", needs="4.2 sm_53")
form("fma", "rn ftz? relu T", "=T T T T", T="f16 f16x2", needs="7.0 sm_80")
form("fma", "rn relu? T", "=T T T T", T="bf16 bf16x2", needs="7.0 sm_80")
form("fma", "rn oob relu? T", "=T T T T", T="f16 f16x2 bf16 bf16x2", needs="8.1 sm_90")
form("abs neg", "ftz? T", "=T T", T="f16 f16x2", needs="6.0 sm_53")
form("abs neg", "T", "=T T", T="bf16 bf16x2", needs="7.0 sm_80")
form("min max", "ftz? NaN? T", "=T T T", T="f16 f16x2", needs="7.0 sm_80")
form("min max", "ftz? NaN? xorsign abs T", "=T T T", T="f16 f16x2", needs="7.2 sm_86")
form("min max", "NaN? T", "=T T T", T="bf16 bf16x2", needs="7.0 sm_80")
form("min max", "NaN? xorsign abs T", "=T T T", T="bf16 bf16x2", needs="7.2 sm_86")
form("tanh", "approx T", "=T T", T="f16 f16x2", needs="7.0 sm_75")
form("tanh", "approx T", "=T T", T="bf16 bf16x2", needs="7.8 sm_90")
form("ex2", "approx T", "=T T", T="f16 f16x2", needs="7.0 sm_75")
form("ex2", "approx ftz T", "=T T", T="bf16 bf16x2", needs="7.8 sm_90")
