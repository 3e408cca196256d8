(function () {
  "use strict";
  document.documentElement.classList.add("js");
  var q = document.getElementById("q"), v = document.getElementById("v");
  var items = Array.prototype.slice.call(document.querySelectorAll("[data-name]"));
  function apply() {
    var words = q.value.toLowerCase().split(/\s+/).filter(Boolean);
    items.forEach(function (el) {
      var name = el.getAttribute("data-name").toLowerCase(), verdicts = " " + el.getAttribute("data-verdict") + " ";
      var shown = words.every(function (w) { return name.indexOf(w) >= 0; });
      el.hidden = !(shown && (!v.value || verdicts.indexOf(" " + v.value + " ") >= 0));
    });
    var p = new URLSearchParams();
    if (q.value) p.set("q", q.value);
    if (v.value) p.set("v", v.value);
    var s = p.toString();
    history.replaceState(null, "", (s ? "?" + s : location.pathname) + location.hash);
  }
  if (q && v) {
    var now = new URLSearchParams(location.search);
    q.value = now.get("q") || "";
    v.value = now.get("v") || "";
    if (q.value || v.value) apply();
    q.addEventListener("input", apply);
    v.addEventListener("change", apply);
  }
  function open() {
    var el = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (el && el.tagName === "DETAILS") el.open = true;
  }
  open();
  window.addEventListener("hashchange", open);
  document.querySelectorAll("button.copy").forEach(function (b) {
    b.addEventListener("click", function () {
      var text = b.parentNode.querySelector("code").textContent;
      var done = function () { b.textContent = "Copied"; };
      if (navigator.clipboard) { navigator.clipboard.writeText(text).then(done, function () { b.textContent = "Select it by hand"; }); }
      else b.textContent = "Select it by hand";
    });
  });
})();
