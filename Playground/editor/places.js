function placeOf(pointer) {
	let place = state.places;
	for (const token of tokens(pointer)) place = place?.parts?.get(token) ?? place;
	return place ?? { key: 0, end: 0 };
}

// Where a fault is that has no pointer, since its text cannot be read.
function placeOfByte(offset) {
	const { text } = state;
	const before = new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, offset));
	const key = Math.max(0, Math.min(before.length, text.trimEnd().length - 1));
	return { key, end: key + (/^(?:"[^"\n]*"?|\w+)/.exec(text.slice(key, key + 200))?.[0].length ?? 1) };
}

// What is marked in the text: faults, and the place of what is chosen.
function placesToMark() {
	const marks = faults.map(({ pointer, offset, detail }) => ({ ...(offset === undefined ? placeOf(pointer) : placeOfByte(offset)), detail }));
	if (pointed !== undefined) marks.unshift({ ...placeOf(pointed), name: "chosen" });
	return marks.filter(({ key, end, name }) => end > key && (key || !name)).map(({ key, end, ...rest }) => ({ from: key, to: end, ...rest }));
}
