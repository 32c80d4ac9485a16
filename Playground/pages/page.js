import { ask, button, byID, fill, hasToken, learn, load, make, notice, oneLine, question, saveLink, spaced, state, useToken } from "../playground.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

// What is read beside the playground stands before it, and its way back leads there.
const reader = make("dialog", { id: "reader", "aria-labelledby": "reader-title" });
document.body.append(reader);
const trail = [];

reader.addEventListener("close", () => {
	trail.length = 0;
	if (state.text) saveLink();
	else load();
});

function read(title, ...nodes) {
	reader.replaceChildren(make("header", {}, make("h2", { id: "reader-title", tabindex: "-1" }, title),
		trail.length > 1 && button("Back", () => trail.splice(-2)[0](), { class: "small" }), button("Close", () => reader.close(), { class: "small" })),
	make("div.read", {}, nodes.flat(Infinity)));
	if (!reader.open) reader.showModal();
	reader.scrollTop = 0;
	byID("reader-title").focus();
}

// MARK: Words

// `code` and **stress** in a line; all else is as it stands.
const spans = (line) => line.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) =>
	(index % 2 === 0 ? part : part[0] === "`" ? make("code", {}, part.slice(1, -1)) : make("b", {}, part.slice(2, -2))));

export function prose(text = "") {
	return text.trim().split(/\n\s*\n/).map((block) => {
		const lines = block.split(/\n(?=- )/);
		if (!lines.every((line) => line.startsWith("- "))) return make("p", {}, spans(block.replaceAll("\n", " ")));
		return make("ul.plain-list", {}, lines.map((line) => make("li", {}, spans(line.slice(2).replaceAll("\n", " ")))));
	});
}

// MARK: Pages

const lists = { policies: "name", devices: "name", diagnostics: "code", rules: "id", references: "id", problems: "type" };
const leads = (path, words) => button(words, () => openPage(path), { class: "link" });
const capital = (words) => words[0].toUpperCase() + spaced(words.slice(1));

function told(key, value) {
	if (value === null || value === undefined || value.length === 0) return [];
	if (key === "policy" && typeof value === "string") return make("p", {}, "Policy: ", leads(`/policies/${encodeURIComponent(value)}`, value));
	if (typeof value !== "object") return make("p", {}, ["text", "summary", "symptom", "cause", "remedy", "explanation"].includes(key) ? spans(String(value)) : [`${capital(key)}: `, spans(String(value))]);
	if (!Array.isArray(value)) return make("details", {}, make("summary", {}, capital(key)), make("pre", {}, oneLine(value)));
	const own = lists[key];
	return [make("h3", {}, capital(key)), make("ul.plain-list", {}, value.map((item) => {
		if (typeof item !== "object") return make("li", {}, key === "references" ? leads(`/references/${encodeURIComponent(item)}`, item) : spans(String(item)));
		const name = item[own] ?? item.name ?? item.id ?? "";
		const rest = item.summary ?? item.text ?? item.symptom ?? item.title ?? "";
		const path = name.startsWith("/") ? name.replace(/^\/v\d+(?=\/)/, "") : `/${key}/${encodeURIComponent(name)}`;
		return make("li", {}, own ? leads(path, name) : make("code", {}, name), rest && [": ", spans(rest)]);
	}))];
}

// A page of the server, fetched with the token that a link would not send.
export async function openPage(path) {
	trail.push(() => openPage(path));
	const page = await ask(path);
	const title = page.title ?? page.name ?? page.code ?? page.id ?? capital(path.slice(1));
	read(title, Object.entries(page).filter(([key]) => page[key] !== title).map(([key, value]) => told(key, value)));
}

document.addEventListener("click", (event) => {
	const link = event.target.closest?.("a[href]")?.getAttribute("href");
	const path = link && "/" + link;
	if (!path || /[:#]/.test(path) || !hasToken() || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	openPage(path).catch((error) => notice(`That did not work: ${error.message}`));
});
