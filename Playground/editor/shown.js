// What is shown of a text: all but what is folded, and of a long one the beginning.
const fold = "⋯";
const longText = 1 << 16;
const mostShown = 1 << 15;
const mostLines = 2000;
// Browsers take the square of how often the script changes in a line.
const mostForeign = 2000;

let whole = "";
let folds = [];
let shownText = "";

// Folds end before a longer text's rest, which is not shown at all.
function parts() {
	let room = whole.length > longText ? mostShown : longText;
	let lines = mostLines;
	let foreign = mostForeign;
	const kept = [];
	let last = 0;
	const take = (from, to) => {
		let at = from;
		for (; at < to; at++) {
			const code = whole.charCodeAt(at);
			if (code === 10) foreign = mostForeign;
			if (--room < 0 || (code === 10 && --lines < 0) || (code > 255 && --foreign < 0)) return at;
		}
		return undefined;
	};
	for (const range of [...folds, { from: whole.length, to: whole.length }]) {
		const cut = take(last, range.from);
		if (cut !== undefined) return [...kept, { from: cut, to: whole.length, isRest: true }];
		if (range.to > range.from) kept.push(range);
		last = range.to;
	}
	return kept;
}

let hidden = [];

function shownFrom() {
	hidden = parts();
	let last = 0;
	const pieces = hidden.map(({ from, to }) => {
		const piece = whole.slice(last, from) + fold;
		last = to;
		return piece;
	});
	return pieces.join("") + whole.slice(last);
}

function toShown(offset) {
	let less = 0;
	for (const { from, to } of hidden) {
		if (offset <= from) break;
		if (offset < to) return from - less;
		less += to - from - fold.length;
	}
	return offset - less;
}

function toWhole(offset) {
	let more = 0;
	for (const { from, to } of hidden) {
		if (offset + more <= from) break;
		more += to - from - fold.length;
	}
	return offset + more;
}

// Where two texts differ: from, and to where in either.
function difference(before, after, caret = after.length) {
	const most = Math.min(before.length, after.length);
	let end = 0;
	const mostEnd = Math.min(most, after.length - Math.min(caret, after.length));
	while (end < mostEnd && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
	let from = 0;
	while (from < most - end && before[from] === after[from]) from++;
	while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
	return { from, to: before.length - end, end: after.length - end };
}

// Folds move with the text; what changes inside of one is shown.
function moveFolds({ from, to, end }) {
	const shift = end - to;
	folds = folds.filter((one) => one.to <= from || one.from >= to)
		.map((one) => (one.from >= to ? { from: one.from + shift, to: one.to + shift } : one));
}

function toggleFold(part) {
	const at = folds.findIndex(({ from }) => from === part.from + 1);
	if (at >= 0) folds.splice(at, 1);
	else {
		const mine = { from: part.from + 1, to: part.to - 1 };
		folds = [...folds.filter(({ from, to }) => to < mine.from || from > mine.to), mine].sort((one, other) => one.from - other.from);
	}
}

// MARK: Lines

const word = /("[^"\\]*(?:\\.[^"\\]*)*"?)(\s*:)?|(-?\d[\w.+-]*)|(\btrue\b|\bfalse\b|\bnull\b)|[{}[\],:\s]+|(⋯)|[^\s"{}[\],:⋯]+/g;
const longestLine = 2000;

function tokensOf(line) {
	if (line.length > longestLine) return [[line, ""]];
	const tokens = [];
	for (const [all, string, colon, number, name, rest] of line.matchAll(word)) {
		if (string) tokens.push([string, colon ? "key" : string.length > 1 && string.endsWith('"') ? "string" : "odd"], [colon ?? "", ""]);
		else tokens.push([all, number ? "number" : name ? "word" : rest ? "fold" : /^[{}[\],:\s]/.test(all) ? "" : "odd"]);
	}
	return tokens;
}

function pieceOf(text, kind) {
	if (!kind) return text;
	const [, hex] = (kind === "string" && /^"(#[0-9a-f]{6})(?:[0-9a-f]{2})?"$/i.exec(text)) || [];
	if (!hex) return make(`span.${kind}`, {}, text);
	// A color is seen in place of the quotation mark before it.
	const sample = make("i", {}, '"');
	sample.style.background = hex;
	return make(`span.${kind}`, {}, sample, text.slice(1));
}

// Marks are from, to and a name, within the line.
function lineOf(line, marks) {
	const node = make("div");
	const cuts = [...new Set(marks.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
	let at = 0;
	let into = node;
	let covers;
	for (const [text, kind] of tokensOf(line)) {
		const end = at + text.length;
		while (at < end) {
			const next = Math.min(end, ...cuts.filter((cut) => cut > at));
			const mark = marks.find(({ from, to }) => from <= at && to >= next);
			if (mark !== covers) {
				covers = mark;
				into = node;
				if (mark) node.append((into = make("mark", { class: mark.name })));
			}
			into.append(pieceOf(line.slice(at, next), kind));
			at = next;
		}
	}
	return node;
}

let keys = [];

// Makes anew those lines alone that changed.
function paint(marks, openings) {
	let start = 0;
	const lines = shownText.split("\n").map((text) => {
		const end = start + text.length;
		const here = marks.filter(({ from, to }) => from <= end && to > start)
			.map(({ from, to, name }) => ({ from: Math.max(from - start, 0), to: Math.min(to - start, text.length), name }));
		const opening = openings.get(start);
		start = end + 1;
		return { text, here, opening, key: JSON.stringify([text, here, opening]) };
	});
	let first = 0;
	while (first < lines.length && first < keys.length && lines[first].key === keys[first]) first++;
	let last = 0;
	while (last < Math.min(lines.length, keys.length) - first && lines.at(-1 - last).key === keys.at(-1 - last)) last++;
	const fresh = lines.slice(first, lines.length - last).map(({ text, here, opening }) => {
		const node = lineOf(text, here);
		if (opening) node.classList.add("opens");
		if (opening?.skips) node.classList.add("folded");
		return node;
	});
	const nodes = [...underlay.children];
	for (const node of nodes.slice(first, keys.length - last)) node.remove();
	const before = nodes[keys.length - last];
	for (const node of fresh) underlay.insertBefore(node, before ?? null);
	keys = lines.map(({ key }) => key);
	// A line after a fold has the number that it has in the text.
	let skipped = 0;
	lines.forEach(({ opening }, index) => {
		const node = underlay.children[index];
		const wanted = skipped ? `line ${skipped + 1}` : "";
		if (node.style.counterIncrement !== wanted) node.style.counterIncrement = wanted;
		skipped = opening?.skips ?? 0;
	});
}
