// A line at most 48 wide, or a line each part; a part that takes several lines has its object take several, too.
function format(value, indent = "", width = 48) {
	if (!isObject(value)) return JSON.stringify(value) ?? "null";
	const [open, close] = Array.isArray(value) ? "[]" : "{}";
	const parts = Object.entries(value).filter(([, item]) => open === "[" || item !== undefined)
		.map(([key, item]) => (open === "[" ? "" : JSON.stringify(key) + ": ") + format(item, indent + "  ", width));
	if (!parts.length) return open + close;
	const length = parts.reduce((sum, part) => sum + part.length + 2, 2);
	if (indent.length + length < width && !parts.some((part) => part.includes("\n"))) return `${open} ${parts.join(", ")} ${close}`;
	return `${open}\n${indent}  ${parts.join(`,\n${indent}  `)}\n${indent}${close}`;
}

export const oneLine = (value) => format(value, "", Infinity);

export const without = (object, ...keys) =>
	Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

const isObject = (value) => typeof value === "object" && value !== null;
export const tokens = (pointer) =>
	pointer.split("/").slice(1).map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));

export const valueAt = (value, pointer) => tokens(pointer).reduce(
	(place, token) => (isObject(place) && Object.hasOwn(place, token) ? place[token] : undefined), value);

// A copy with `item` at a JSON Pointer, or nothing where it is undefined; objects that this empties go too.
export function changed(value, pointer, item) {
	const [token, ...rest] = tokens(pointer);
	if (rest.length) {
		const inner = isObject(value?.[token]) && Object.hasOwn(value, token) ? value[token] : {};
		item = changed(inner, pointer.slice(pointer.indexOf("/", 1)), item);
		if (!Array.isArray(item) && !Object.keys(item).length) item = undefined;
	}
	if (Array.isArray(value)) return item === undefined ? value.toSpliced(token, 1) : value.with(token, item);
	return item === undefined ? without(value, token) : { ...value, [token]: item };
}

// The server reads no deeper, and what has more values is shown as it came, without fields.
const deepest = 64;
const most = 20000;

const isLarge = (value) => {
	let left = most;
	const count = (item) => --left < 0 || (isObject(item) && Object.values(item).some(count));
	return count(value);
};
const laidOut = (value) => (isLarge(value) ? JSON.stringify(value) : format(value));

function depthOf(text) {
	let [depth, deepestYet, isString] = [0, 0, false];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code === 34) isString = !isString;
		else if (isString) index += Number(code === 92);
		else if (code === 91 || code === 123) deepestYet = Math.max(deepestYet, ++depth);
		else if (code === 93 || code === 125) depth--;
	}
	return deepestYet;
}

// Where each value of a text stands, those inside another by their names; undefined where they are too many. Throws where
// the text is not JSON, goes too deep, or has a key twice: what is wrong, the server says.
function outline(text) {
	if (depthOf(text) > deepest) throw new SyntaxError("too deep");
	JSON.parse(text);
	const whole = { parts: new Map() };
	const open = [whole];
	let [name, key, waits, left] = ["", 0, false, most];
	for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\[^][^"\\]*)*"|[{}[\],]|[^\s{}[\],:"]+/g)) {
		const outer = open.at(-1);
		if (outer.isObject && !waits && token[0] === '"') {
			[name, key, waits] = [JSON.parse(token), index, true];
			continue;
		}
		if ("]}".includes(token)) open.pop().end = index + 1;
		else if (token === ",") outer.index++;
		else {
			if (--left < 0) return undefined;
			const part = outer.isObject ? name : String(outer.index ?? "");
			if (outer.parts.has(part)) throw new SyntaxError("duplicate key");
			const place = { key: outer.isObject ? key : index, end: index + token.length };
			outer.parts.set(part, place);
			if ("[{".includes(token)) open.push(Object.assign(place, { parts: new Map(), isObject: token === "{", index: 0 }));
		}
		waits = false;
	}
	return whole.parts.get("");
}
