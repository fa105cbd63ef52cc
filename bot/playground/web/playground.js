"use strict";
// Our part of the playground's page. It runs before the simulator's own scripts, and uses what these offer:
// the page's interface over HTTP, `window.simcordPreview`, and the ids of the page's elements.

const facts = JSON.parse(document.querySelector('meta[name="playground"]').content);
const PERSON = "playground-person";
const HEART = '<svg viewBox="0 0 24 24" width="18" height="18" fill="#fff"><path d="M12 21 3 12a5.5 5.5 0 0 1 9-6.5 5.5 5.5 0 0 1 9 6.5z"/></svg>';

// The address without the key, or with the key of an earlier start, leads to the page too.
if (location.hash !== `#${facts.key}`) history.replaceState(null, "", `#${facts.key}`);

// A page that is loaded again is still the person that one was.
const ask = window.fetch;
window.fetch = async (address, options) => {
  const viewer = facts.people[sessionStorage.getItem(PERSON)];
  const answer = await ask(address, address === "/api/pages" && viewer ? { ...options, body: JSON.stringify({ viewer_id: viewer }) } : options);
  if (address === "/api/action" && /"kind":"(click|select)"/.test(options.body)) void tellIfRefused(answer.clone());
  return answer;
};

/** A press on what an edit has replaced meanwhile is refused, as on Discord, and the person is told. */
async function tellIfRefused(answer) {
  const { diagnostics } = await answer.json();
  if (!diagnostics?.some(({ code }) => code === "validation-failed")) return;
  document.querySelector(".playground-refused")?.remove();
  const told = element("p", { className: "playground-refused", role: "status", textContent: facts.words.refused });
  document.body.append(told);
  setTimeout(() => told.remove(), 5000);
}

// On a slow machine the browser may give a picture up that is drawn anew before it is decoded. The simulator would write words
// in its place, and everything below would jump.
const decode = HTMLImageElement.prototype.decode;
HTMLImageElement.prototype.decode = function () { return decode.call(this).catch(() => {}); };

const order = (kind, more) => ask("/api/action", {
  method: "POST",
  headers: { "X-Simcord-Capability": facts.key, "Content-Type": "application/json" },
  body: JSON.stringify({ kind, ...more }),
});

/** Loads the page again as soon as the playground answers; after a new start, when that is there. */
async function reload(begunAnew = false) {
  for (;;) {
    const page = await ask("/").then((answer) => answer.text(), () => "");
    if (page && !(begunAnew && page.includes(facts.key))) break;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  location.reload();
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function addControls() {
  document.documentElement.lang = facts.language;
  document.title = "Hearts";
  document.querySelector(".brand-mark").innerHTML = HEART;
  document.querySelector(".preview-brand strong").textContent = "Hearts";
  document.querySelector(".preview-brand small").textContent = "Playground";
  const picker = document.getElementById("viewer-picker");
  picker.setAttribute("aria-label", facts.words.person);
  picker.previousSibling.replaceWith(element("span", { className: "playground-word", textContent: facts.words.person }));
  document.addEventListener("change", ({ target }) => { // before the page's own listener, which may put the old choice back while it is busy
    if (target === picker) sessionStorage.setItem(PERSON, picker.selectedOptions[0].textContent.trim());
  }, true);
  const language = element("select", { id: "playground-language", ariaLabel: facts.words.language },
    ...Object.entries(facts.languages).map(([value, textContent]) => element("option", { value, textContent })));
  language.value = facts.language;
  language.addEventListener("change", async () => { await order("playground_language", { language: language.value }); await reload(); });
  const again = element("button", { id: "playground-reset", className: "playground-reset", type: "button", textContent: facts.words.reset });
  again.addEventListener("click", async () => {
    if (!confirm(facts.words["reset-sure"])) return;
    await order("playground_reset");
    await reload(true);
  });
  document.getElementById("toolbar").append(
    element("label", { className: "playground-control" }, element("span", { className: "playground-word", textContent: facts.words.language }), language), again);
}

/** The newest answer comes into sight, and the message that one plays in stays there, until one scrolls oneself. */
function followAnswers() {
  const app = document.getElementById("preview-app");
  const timeline = document.getElementById("channel-timeline");
  const list = document.getElementById("channel-message-list");
  const isPrivate = (message) => message.querySelector(".message-ephemeral-note") !== null;
  let current = null;
  let free = true; // whether the next new message is the one to follow
  let pressed = null; // what the private message said as it was pressed: one that stays so is answered by a new message

  const bring = () => {
    if (!current?.isConnected) return;
    const view = timeline.getBoundingClientRect();
    const shown = current.getBoundingClientRect();
    const cards = current.querySelector("button img.custom-emoji"); // below the rest, and what one presses
    if (shown.height > view.height && !cards) timeline.scrollTop += shown.top - view.top;
    else if (shown.bottom > view.bottom) timeline.scrollTop += shown.bottom - view.bottom;
    else if (shown.top < view.top) timeline.scrollTop += Math.max(shown.top - view.top, shown.bottom - view.bottom);
  };
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches?.("article[data-message-id]")).at(-1);
    if (added && added === list.lastElementChild && (free || isPrivate(added) || current?.textContent === pressed)) current = added;
  }).observe(list, { childList: true });
  new MutationObserver(() => {
    if (app.getAttribute("aria-busy") !== "false") return;
    bring();
    if (window.simcordPreview.ready) pressed = null; // the press has its answer
  }).observe(app, { attributeFilter: ["aria-busy"] });
  list.addEventListener("click", (event) => {
    const message = event.target.closest("button") && event.target.closest("article[data-message-id]");
    if (message) [current, free, pressed] = [message, !isPrivate(message), message.textContent];
  }, true);
  document.getElementById("channel-composer").addEventListener("input", () => { free = true; }); // the simulator stops the submit of a command
  document.getElementById("new-messages").addEventListener("click", () => { current = list.lastElementChild; }, true);
  for (const kind of ["wheel", "touchmove"]) timeline.addEventListener(kind, () => { current = null; }, { passive: true });
}

/** "In 28 seconds" goes on by itself, as in Discord. */
function tick() {
  const words = new Intl.RelativeTimeFormat(facts.language, { numeric: "auto" });
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (/[:/]|\d{4}/.test(time.textContent)) continue; // a date or a time of day
    const seconds = Math.round((new Date(time.dateTime) - Date.now()) / 1000);
    const [size, unit] = [[604800, "week"], [86400, "day"], [3600, "hour"], [60, "minute"], [1, "second"]]
      .find(([least]) => Math.abs(seconds) >= least) ?? [1, "second"];
    const text = words.format(Math.round(seconds / size), unit);
    if (time.textContent !== text) time.textContent = text;
  }
}

/** Where the simulator has lost an answer or its page, the page as it is now shows what came of it. */
function recover() {
  const { transport, authorized } = window.simcordPreview ?? {};
  const ended = transport && !authorized && document.getElementById("preview-app").getAttribute("aria-busy") === "false";
  if (transport?.state === "uncertain" || ended) void reload();
  else setTimeout(recover, 1000);
}

document.addEventListener("DOMContentLoaded", () => {
  void order("playground_zone", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  addControls();
  followAnswers();
  setInterval(tick, 1000);
  setTimeout(recover, 3000);
});
