async function through(content, stream) {
	const parts = [];
	let room = 1 << 20;
	for await (const part of new Blob([content]).stream().pipeThrough(stream)) {
		parts.push(part);
		if ((room -= part.length) < 0) throw new Error("it contains more than 1 MiB");
	}
	return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const longest = 16384;

// 1 and base64url of what is deflated, or 0 and base64url of the text, as in `/preview?r=`.
async function encode(text) {
	const bytes = await through(text, new CompressionStream("deflate-raw"));
	if (bytes.length > longest) return "";
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return "1" + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export const bytesOf = (parameter) =>
	Uint8Array.from(atob(parameter.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

async function decode(parameter) {
	if (!/^[01][\w-]*$/.test(parameter)) throw new Error("it is damaged");
	let bytes = bytesOf(parameter);
	if (parameter[0] === "1") bytes = await through(bytes, new DecompressionStream("deflate-raw"));
	return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
