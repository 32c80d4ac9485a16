// Elements of the page, the server, and requests as text.

export const byID = (id) => document.getElementById(id);

// A name has classes, as in `p.quiet`; texts among the children stay texts.
export function make(name, attributes = {}, ...children) {
	const [tag, ...classes] = name.split(".");
	const node = document.createElement(tag);
	node.classList.add(...classes);
	for (const [key, value] of Object.entries(attributes)) {
		if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
		else if (value || value === 0) node.setAttribute(key, value === true ? "" : value);
	}
	node.append(...children.flat(3).filter((child) => child || child === 0));
	return node;
}

export const button = (label, onclick, attributes) =>
	make("button", { type: "button", onclick, ...attributes }, label);

export const fill = (id, ...nodes) => byID(id).replaceChildren(...nodes.flat(3).filter(Boolean));

export const notice = (text) => fill("notice", text);

export const server = { token: "" };

export class Refusal extends Error {
	constructor(problem) {
		super(problem.title);
		this.problem = problem;
	}
}

export async function ask(path, body, signal, type = "application/json") {
	const headers = { Accept: type };
	if (server.token) headers.Authorization = `Bearer ${server.token}`;
	if (body) body = typeof body === "string" ? body : JSON.stringify(body);
	const method = body ? "POST" : "GET";
	const response = await fetch(path, { method, body, headers, signal, credentials: "omit" }).catch((error) => {
		throw signal?.aborted ? error : new Refusal({ title: "The server cannot be reached", detail: "The next change asks again." });
	});
	if (!response.ok) throw new Refusal(await response.json().catch(() => ({ title: `Status ${response.status}` })));
	return type === "application/json" ? response.json() : response.text();
}

// MARK: Text

export function format(value, indent = "") {
	const flat = oneLine(value);
	if (typeof value !== "object" || indent.length + flat.length < 72 || flat.length < 3) return flat;
	const parts = Object.entries(value).map(([key, item]) =>
		`${indent}  ${Array.isArray(value) ? "" : JSON.stringify(key) + ": "}${format(item, indent + "  ")}`);
	return `${flat[0]}\n${parts.join(",\n")}\n${indent}${flat.at(-1)}`;
}

export const oneLine = (value) => JSON.stringify(value, null, 1).replace(/\n */g, " ");

export const without = (object, ...keys) =>
	Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

const isObject = (value) => typeof value === "object" && value !== null;
const tokens = (pointer) =>
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

// A copy to which a JSON Patch (RFC 6902) has been applied.
export function patched(value, edits) {
	return edits.reduce((copy, { op, path, value: item }) => {
		const end = path.lastIndexOf("/");
		const list = valueAt(copy, path.slice(0, end));
		if (op !== "add" || !Array.isArray(list)) return changed(copy, path, op === "remove" ? undefined : item);
		const at = path.endsWith("/-") ? list.length : Number(path.slice(end + 1));
		return changed(copy, path.slice(0, end), list.toSpliced(at, 0, item));
	}, value);
}

// Where in a text each pointer leads. Throws where the text is not JSON or has a key twice: what is wrong, the server says.
export function places(text) {
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

async function through(bytes, stream) {
	const parts = [];
	let room = 1 << 20;
	for await (const part of new Blob([bytes]).stream().pipeThrough(stream)) {
		parts.push(part);
		if ((room -= part.length) < 0) throw new Error("it stands for more than a mebibyte");
	}
	return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// 1 and base64url of what is deflated, or 0 and base64url of the text, as in `/preview?r=`.
export async function encode(text) {
	let bytes = new TextEncoder().encode(text);
	const isDeflated = "CompressionStream" in globalThis;
	if (isDeflated) bytes = await through(bytes, new CompressionStream("deflate-raw"));
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return Number(isDeflated) + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function decode(parameter) {
	if (!/^[01][\w-]*$/.test(parameter)) throw new Error("it is damaged");
	const binary = atob(parameter.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
	let bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
	if (parameter[0] === "1") bytes = await through(bytes, new DecompressionStream("deflate-raw"));
	return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
