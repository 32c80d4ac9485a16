function format(value, indent = "") {
	const flat = oneLine(value);
	if (typeof value !== "object" || indent.length + flat.length < 48 || flat.length < 3) return flat;
	const parts = Object.entries(value).map(([key, item]) =>
		`${indent}  ${Array.isArray(value) ? "" : JSON.stringify(key) + ": "}${format(item, indent + "  ")}`);
	return `${flat[0]}\n${parts.join(",\n")}\n${indent}${flat.at(-1)}`;
}

export const oneLine = (value) => JSON.stringify(value, null, 1).replace(/\n */g, " ");

const without = (object, ...keys) =>
	Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

const isObject = (value) => typeof value === "object" && value !== null;
const tokens = (pointer) =>
	pointer.split("/").slice(1).map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));

const valueAt = (value, pointer) => tokens(pointer).reduce(
	(place, token) => (isObject(place) && Object.hasOwn(place, token) ? place[token] : undefined), value);

// A copy with `item` at a JSON Pointer, or nothing where it is undefined; objects that this empties go too.
function changed(value, pointer, item) {
	const [token, ...rest] = tokens(pointer);
	if (rest.length) {
		const inner = isObject(value?.[token]) && Object.hasOwn(value, token) ? value[token] : {};
		item = changed(inner, pointer.slice(pointer.indexOf("/", 1)), item);
		if (!Array.isArray(item) && !Object.keys(item).length) item = undefined;
	}
	if (Array.isArray(value)) return item === undefined ? value.toSpliced(token, 1) : value.with(token, item);
	return item === undefined ? without(value, token) : { ...value, [token]: item };
}

function patched(value, edits) {
	return edits.reduce((copy, { op, path, value: item }) => {
		const end = path.lastIndexOf("/");
		const list = valueAt(copy, path.slice(0, end));
		if (op !== "add" || !Array.isArray(list)) return changed(copy, path, op === "remove" ? undefined : item);
		const at = path.endsWith("/-") ? list.length : Number(path.slice(end + 1));
		return changed(copy, path.slice(0, end), list.toSpliced(at, 0, item));
	}, value);
}

// Where in a text each pointer leads. Throws where the text is not JSON or has a key twice: what is wrong, the server says.
function places(text) {
	JSON.parse(text);
	const found = new Map();
	const open = [];
	let key = 0;
	let name = "";
	const close = (place, end) => found.set(place.pointer, Object.assign(place, { end }));
	for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],:"]+/g)) {
		const outer = open.at(-1);
		if ("]}".includes(token)) close(open.pop(), index + 1);
		else if (token === ",") outer.index++;
		else if (outer?.isObject && !outer.waits) {
			name = JSON.parse(token).replaceAll("~", "~0").replaceAll("/", "~1");
			key = index;
			outer.waits = true;
			continue;
		} else {
			const pointer = outer ? `${outer.pointer}/${outer.isObject ? name : outer.index}` : "";
			if (found.has(pointer)) throw new SyntaxError("a key stands twice");
			const place = { pointer, key: outer?.isObject ? key : index, start: index };
			if ("[{".includes(token)) open.push(Object.assign(place, { isObject: token === "{", index: 0 }));
			else close(place, index + token.length);
		}
		if (outer) outer.waits = false;
	}
	return found;
}
