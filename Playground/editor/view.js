import { button, byID, bytesOf, editor, faults, fill, first, goBack, load, make, plural, pointed, refuse, schemaOf, setText, state, tokens, valueAt } from "../playground.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const underlay = byID("underlay");
const hint = byID("text-hint");
const usualHint = hint.textContent;

// MARK: Showing

let tree = treeOf("");

const isFoldable = (part) => part.kind && part.isClosed && whole.slice(part.from, part.to).includes("\n");

// The lines that open what can be folded, by where they begin.
function openings() {
	const all = new Map();
	const walk = [...tree.parts];
	while (walk.length) {
		const part = walk.pop();
		walk.push(...part.parts);
		if (!isFoldable(part) || hidden.some(({ from, to }) => part.from > from && part.from < to)) continue;
		const start = shownText.lastIndexOf("\n", toShown(part.from) - 1) + 1;
		const folded = hidden.find(({ from }) => from === part.from + 1);
		const skips = folded && !folded.isRest ? whole.slice(folded.from, folded.to).split("\n").length - 1 : 0;
		const other = all.get(start);
		if (!other || skips || (!other.skips && part.from < other.part.from)) all.set(start, { part, skips });
	}
	return new Map([...all].map(([start, { skips }]) => [start, { skips }]));
}

export function mark() {
	paint(placesToMark().map(({ from, to, name }) => ({ from: toShown(from), to: Math.max(toShown(to), toShown(from) + 1), name }))
		.filter(({ from }) => from < shownText.length), openings());
	underlay.scrollTop = editor.scrollTop;
}

function render(selection) {
	shownText = shownFrom();
	if (editor.value !== shownText) editor.value = shownText;
	if (selection) editor.setSelectionRange(toShown(selection.from), toShown(selection.to));
	const rest = hidden.at(-1)?.isRest ? hidden.at(-1).to - hidden.at(-1).from : 0;
	tell(rest ? `The last ${rest.toLocaleString("en")} characters are not shown, but are sent.` : "");
	mark();
}

// Shows a text that the editor itself did not write.
export function show(text) {
	if (text === whole) return;
	const change = difference(whole, text);
	moveFolds(change);
	whole = text;
	tree = treeOf(whole);
	close();
	const isHere = document.activeElement === editor;
	render(isHere && { from: change.end, to: change.end });
}

export function select(pointer) {
	const fault = faults.find((one) => one.pointer === pointer && one.offset !== undefined);
	const { key: from, end: to } = fault ? placeOfByte(fault.offset) : placeOf(pointer);
	const isOpen = folds.length;
	folds = folds.filter((one) => to <= one.from || from >= one.to);
	if (folds.length !== isOpen) render();
	editor.setSelectionRange(toShown(from), toShown(to));
	mark();
	editor.scrollTop = (underlay.querySelector(fault ? "mark" : ".chosen")?.closest("div").offsetTop ?? 0) - 60;
}

let told = "";
function tell(words) {
	told = words;
	hint.textContent = words || usualHint;
}

export async function tellEmpty() {
	await refuse({ title: "The request is empty", errors: [] });
	fill("findings", make("h2", {}, "An empty request"), make("p", {}, "Paste a request into the JSON, begin with an example, or go back."),
		make("p.buttons", {}, button("Begin with an example", () => load(first), { class: "small" }), button("Undo", goBack, { class: "small" })));
}

// MARK: Changing

let stretch = 0;

// Puts an item into the text in place of what is from one place to another.
function splice(from, to, item, caret = from + item.length, name) {
	moveFolds({ from, to, end: from + item.length });
	whole = whole.slice(0, from) + item + whole.slice(to);
	tree = treeOf(whole);
	setText(whole, name);
	render({ from: caret, to: caret });
}

const selected = () => ({ from: toWhole(editor.selectionStart), to: toWhole(editor.selectionEnd) });

editor.addEventListener("beforeinput", (event) => {
	const { inputType, data } = event;
	if (inputType.startsWith("history")) return;
	if (!/^insert(Text|CompositionText)|^delete/.test(inputType)) stretch++;
	if (data === null || !inputType.startsWith("insertFrom")) {
		if (inputType !== "insertLineBreak" || event.isComposing) return;
		// A new line is indented as the one before, further where that opened something.
		const { from, to } = selected();
		const before = whole.slice(whole.lastIndexOf("\n", from - 1) + 1, from);
		const indent = /^[ \t]*/.exec(before)[0];
		const opens = /[{[]\s*$/.test(before);
		event.preventDefault();
		const line = `\n${indent}${opens ? "  " : ""}`;
		return splice(from, to, opens && /^[ \t]*[}\]]/.test(whole.slice(to, to + 99)) ? `${line}\n${indent}` : line, from + line.length);
	}
	// Where it is long, the element would hold the page.
	event.preventDefault();
	const { from, to } = selected();
	splice(from, to, data.replaceAll(/\r\n?/g, "\n"));
});

editor.addEventListener("input", ({ inputType, isComposing, data }) => {
	const change = difference(shownText, editor.value, editor.selectionEnd);
	const [from, to] = [toWhole(change.from), toWhole(change.to)];
	const item = editor.value.slice(change.from, change.end);
	splice(from, to, item, from + item.length, `text${stretch}`);
	if (isComposing) return;
	if (inputType === "insertText" && /["\w#:]/.test(data) || inputType?.startsWith("delete") && !list.hidden) suggest(false);
	else close();
});

for (const name of ["copy", "cut"]) editor.addEventListener(name, (event) => {
	const { from, to } = selected();
	if (from === to || !hidden.some((one) => one.from < to && one.to > from)) return;
	event.clipboardData.setData("text/plain", whole.slice(from, to));
	event.preventDefault();
	if (name === "cut") splice(from, to, "");
});

// MARK: Folding

function lineAt(y) {
	const all = underlay.children;
	let [low, high] = [0, all.length - 1];
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if (all[middle].getBoundingClientRect().top <= y) low = middle;
		else high = middle - 1;
	}
	return low;
}

// What the line of a place opens, or what is around it.
function foldableAt(offset) {
	const start = whole.lastIndexOf("\n", offset - 1) + 1;
	const end = (whole.indexOf("\n", offset) + 1 || whole.length + 1) - 1;
	let part = partAt(tree, end);
	let first;
	for (const walk = [...tree.parts]; walk.length;) {
		const one = walk.pop();
		if (one.key > end) continue;
		walk.push(...one.parts);
		if (one.from >= start && one.from <= end && isFoldable(one) && !(first?.from < one.from)) first = one;
	}
	while (!first && part.outer && !isFoldable(part)) part = part.outer;
	return first ?? (part.outer && part);
}

function toggle(part) {
	if (!part) return;
	toggleFold(part);
	render({ from: part.from, to: part.from });
}

const inGutter = ({ clientX }) => clientX < editor.getBoundingClientRect().left + parseFloat(getComputedStyle(editor).paddingLeft);

editor.addEventListener("pointerdown", (event) => {
	close();
	stretch++;
	if (event.button || !inGutter(event)) return;
	const line = underlay.children[lineAt(event.clientY)];
	if (!line?.classList.contains("opens")) return;
	event.preventDefault();
	const at = [...underlay.children].indexOf(line);
	const start = shownText.split("\n").slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
	toggle(foldableAt(toWhole(start)));
});

const foldAll = button("Fold", () => {
	if (folds.length) folds = [];
	else for (const part of tree.parts.flatMap(({ parts }) => parts).filter(isFoldable)) toggleFold(part);
	render({ from: 0, to: 0 });
	foldAll.textContent = folds.length ? "Unfold" : "Fold";
}, { class: "small", id: "fold" });
byID("undo").before(foldAll, " ");

// MARK: Suggestions

const list = make("ul", { id: "suggestions", role: "listbox", "aria-label": "Suggestions", hidden: true });
const tip = make("div", { id: "told", role: "tooltip", hidden: true });
editor.parentNode.after(list, tip);
editor.setAttribute("aria-autocomplete", "list");
editor.setAttribute("aria-controls", "suggestions");
const mostOffered = 9;
let offered = [];
let active = 0;
let replaced;

export const isListing = () => !list.hidden;

function close() {
	list.hidden = tip.hidden = true;
	offered = [];
	editor.removeAttribute("aria-activedescendant");
}

// Where a place of what is shown is on the screen.
function boxAt(offset) {
	const lines = shownText.slice(0, offset).split("\n");
	let left = lines.at(-1).length;
	const line = underlay.children[lines.length - 1];
	const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (left <= node.length) {
			const range = document.createRange();
			range.setStart(node, left);
			return range.getBoundingClientRect();
		}
		left -= node.length;
	}
	return line.getBoundingClientRect();
}

// Puts a popup below a place, or above it where there is no room.
function put(node, { left, top, bottom }) {
	node.hidden = false;
	const { width, height } = node.getBoundingClientRect();
	node.style.left = `${Math.max(4, Math.min(left, innerWidth - width - 8))}px`;
	node.style.top = `${bottom + height + 8 > innerHeight ? Math.max(4, top - height - 4) : bottom + 4}px`;
}

async function suggest(isAsked) {
	const root = await schema().catch(() => {});
	const offset = toWhole(editor.selectionEnd);
	if (!root || document.activeElement !== editor || offset !== toWhole(editor.selectionStart)) return;
	const around = partAt(tree, offset);
	const isName = around.outer?.kind === "{" && offset <= (around.keyTo ?? -1) && offset > around.key;
	const isValue = around.word && !around.kind && offset > around.from && offset <= around.to;
	const container = around.kind ? around : undefined;
	const unfinished = container?.parts.findLast(({ key }) => key < offset);
	let words = [];
	let typed = "";
	if (isName) {
		words = keysFor(root, around.outer, around);
		replaced = { from: around.key, to: around.keyTo, isName, hasColon: around.from !== undefined || /^\s*:/.test(whole.slice(around.keyTo)) };
		typed = whole.slice(around.key, offset);
	} else if (isValue) {
		words = valuesFor(root, around);
		replaced = { from: around.from, to: around.to };
		typed = whole.slice(around.from, offset);
	} else if (around.outer && !around.kind && around.from === undefined && /:\s*$/.test(whole.slice(around.keyTo, offset))) {
		words = valuesFor(root, around);
		replaced = { from: offset, to: offset };
	} else if (container?.kind === "{") {
		const waits = unfinished && unfinished.from === undefined && /:\s*$/.test(whole.slice(unfinished.keyTo, offset));
		words = waits ? valuesFor(root, unfinished) : isAsked ? keysFor(root, container) : [];
		replaced = { from: offset, to: offset, isName: !waits };
	} else if (container && isAsked) {
		words = valuesFor(root, { name: String(container.parts.length), outer: container, parts: [] });
		replaced = { from: offset, to: offset };
	}
	const sought = typed.replaceAll('"', "").toLowerCase();
	const rank = ({ text }) => text.toLowerCase().indexOf(sought);
	offered = words.filter((one) => rank(one) >= 0 && one.text !== typed).slice(0, 200);
	// Of those that begin as what is typed the shortest is the likeliest.
	if (sought) offered.sort((one, other) => (rank(one) > 1) - (rank(other) > 1) || one.text.length - other.text.length);
	if (!offered.length) return close();
	active = 0;
	drawList();
	put(list, boxAt(toShown(replaced.from)));
	hint.textContent = `${plural(offered.length, "suggestion")}. Arrows choose, Enter takes it, Escape closes.`;
}

function drawList() {
	const first = Math.max(0, Math.min(active - mostOffered + 1, offered.length - mostOffered));
	list.replaceChildren(...offered.slice(first, first + mostOffered).map(({ text, note }, place) => {
		const index = first + place;
		const onpointerdown = (event) => {
			event.preventDefault();
			take(index);
		};
		return make("li", {
			role: "option", id: `suggestion${index}`, "aria-selected": String(index === active), onpointerdown,
			"aria-setsize": offered.length, "aria-posinset": index + 1,
		}, make("code", {}, text), note && make("small", {}, note));
	}));
	editor.setAttribute("aria-activedescendant", `suggestion${active}`);
}

function take(index) {
	const { text, after } = offered[index];
	const { from, to, isName, hasColon } = replaced;
	stretch++;
	const item = isName && !hasColon ? `${text}: ${after}` : text;
	const caret = from + item.length - (isName && !hasColon && after ? 1 : 0);
	close();
	splice(from, to, item, caret);
	tell(told);
	if (isName && !hasColon) suggest(true);
}

// MARK: Telling

// The place under the caret in words: the fault there, or what the schema says of it.
let telling;
function tellCaret() {
	clearTimeout(telling);
	telling = setTimeout(async () => {
		if (document.activeElement !== editor || !list.hidden) return;
		const words = await wordsAt(toWhole(editor.selectionEnd));
		if (list.hidden) hint.replaceChildren(...(words ? [told, " ", ...words] : [told || usualHint]));
	}, 250);
}

async function wordsAt(offset) {
	const fault = placesToMark().find(({ from, to, detail }) => detail && from <= offset && offset <= Math.max(to, from + 1));
	const part = partAt(tree, offset);
	const root = await schema().catch(() => {});
	const all = root && part.outer && explained(root, part);
	if (!fault && !all) return undefined;
	return [fault && make("strong.fault", {}, fault.detail, " "), part.outer && make("code", {}, pointerOf(part)), " ",
		all && [all.words.map((one) => [prose(one), " "]), all.facts.join("; ")]].flat(4).filter(Boolean);
}

document.addEventListener("selectionchange", () => document.activeElement === editor && tellCaret());

let hovering;
editor.addEventListener("pointermove", (event) => {
	editor.style.cursor = inGutter(event) ? "pointer" : "";
	clearTimeout(hovering);
	tip.hidden = true;
	if (event.pointerType !== "mouse" || event.buttons || !list.hidden) return;
	hovering = setTimeout(async () => {
		const { clientX, clientY } = event;
		const over = document.elementsFromPoint(clientX, clientY).find((node) => underlay.contains(node) && node.matches("span, mark"));
		if (!over) return;
		const line = over.closest("div");
		const range = document.createRange();
		range.setStart(line, 0);
		range.setEndBefore(over);
		const at = [...underlay.children].indexOf(line);
		const start = shownText.split("\n").slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
		const words = await wordsAt(toWhole(start + range.toString().length + 1));
		if (!words) return;
		tip.replaceChildren(...words);
		put(tip, over.getBoundingClientRect());
	}, 350);
});
editor.addEventListener("pointerleave", () => {
	clearTimeout(hovering);
	tip.hidden = true;
});

// MARK: Keys

editor.addEventListener("keydown", (event) => {
	const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
	const isMain = ctrlKey || metaKey;
	const done = () => event.preventDefault();
	if (key.startsWith("Arrow") || key === "Home" || key === "End") stretch++;
	if (!list.hidden) {
		if (key === "ArrowDown" || key === "ArrowUp") {
			active = (active + (key === "ArrowDown" ? 1 : offered.length - 1)) % offered.length;
			done();
			return drawList();
		}
		if ((key === "Enter" || key === "Tab") && !isMain && !shiftKey) {
			done();
			return take(active);
		}
		if (key === "Escape") {
			event.stopImmediatePropagation();
			tell(told);
			return close();
		}
		if (key.startsWith("Arrow")) close();
	}
	if (isMain && key === " ") {
		done();
		suggest(true);
	} else if (isMain && !altKey && shiftKey && (key === "[" || key === "{" || key === "]" || key === "}")) {
		done();
		toggle(foldableAt(selected().from));
	}
});
editor.addEventListener("scroll", () => {
	underlay.scrollTop = editor.scrollTop;
	close();
});
editor.addEventListener("blur", () => {
	stretch++;
	close();
	tell(told);
});
editor.readOnly = false;
