// The beginning of the text that a damaged link stood for.
export async function beginningOf(parameter) {
	const [word] = /^[01][\w-]*/.exec(parameter) ?? [""];
	if (word.length < 3) return "";
	const bytes = bytesOf(word.length % 4 === 2 ? word.slice(0, -1) : word);
	const parts = [];
	const { readable, writable } = word[0] === "1" ? new DecompressionStream("deflate-raw") : new TransformStream();
	const writer = writable.getWriter();
	// In small pieces, so that what precedes the damage comes out.
	const writes = (async () => {
		for (let at = 0; at < bytes.length; at += 8) await writer.write(bytes.slice(at, at + 8));
		await writer.close();
	})().catch(() => {});
	let room = 1 << 20;
	try {
		for await (const part of readable) {
			parts.push(part);
			if ((room -= part.length) < 0) break;
		}
	} catch {
		// What came before is kept.
	}
	await Promise.race([writes, new Promise((resolve) => setTimeout(resolve))]);
	return new TextDecoder().decode(await new Blob(parts).arrayBuffer()).replace(/\ufffd+$/, "");
}
