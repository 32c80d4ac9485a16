// Strings stay within their line, as in JSON.
const lexeme = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;
const mostParts = 20000;

function parsed(word) {
	try {
		return JSON.parse(word);
	} catch {
		return undefined;
	}
}
const nameFrom = (word) => parsed(word) ?? word.replaceAll('"', "");

// The parts of a text that need not be JSON yet: each with its name, where it stands, and those inside it.
function treeOf(text) {
	const root = { parts: [], from: 0, to: text.length };
	let open = root;
	let waits = false;
	let left = mostParts;
	for (const { 0: word, index } of text.matchAll(lexeme)) {
		if (--left < 0) break;
		const to = index + word.length;
		const last = open.parts.at(-1);
		if (word === "}" || word === "]") {
			if (!open.outer) continue;
			[open.to, open.isClosed] = [to, true];
			open = open.outer;
			waits = false;
		} else if (word === ",") waits = false;
		else if (word === ":") waits = open.kind === "{" && last?.from === undefined;
		else {
			if (open.kind === "{" && !waits) {
				if (!"{[".includes(word)) open.parts.push({ name: nameFrom(word), key: index, keyTo: to, outer: open, parts: [] });
				if (!"{[".includes(word)) continue;
			}
			let part = waits ? last : { name: String(open.parts.length), key: index, outer: open, parts: [] };
			if (!waits) open.parts.push(part);
			Object.assign(part, { from: index, to, word });
			waits = false;
			if (!"{[".includes(word)) continue;
			Object.assign(part, { kind: word, to: text.length });
			open = part;
		}
	}
	return root;
}

// The innermost part that a place is in or at, or the container around it.
function partAt(tree, offset) {
	let part = tree;
	for (;;) {
		const inner = part.parts.findLast(({ key }) => key <= offset);
		if (!inner || offset > (inner.to ?? inner.keyTo) || (inner.isClosed && offset === inner.to)) return part;
		part = inner;
	}
}

function pathOf(part) {
	const path = [];
	for (; part.outer?.outer; part = part.outer) path.unshift(part.name);
	return path;
}

const pointerOf = (part) => pathOf(part).map((name) => "/" + name.replaceAll("~", "~0").replaceAll("/", "~1")).join("");

// What can be read of a part; undefined where nothing can.
function valueOf(part, depth = 64) {
	if (!part.kind) return part.word && parsed(part.word);
	if (!depth) return undefined;
	const inner = part.parts.map((item) => [item.name, valueOf(item, depth - 1)]).filter(([, value]) => value !== undefined);
	return part.kind === "{" ? Object.fromEntries(inner) : inner.map(([, value]) => value);
}

export const readable = (text) => {
	const [first] = treeOf(text).parts;
	const value = first?.kind === "{" ? valueOf(first) : undefined;
	return value && Object.keys(value).length ? value : undefined;
};
