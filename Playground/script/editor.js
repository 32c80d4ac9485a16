function placeOf(pointer) {
	let place = state.places;
	for (const token of tokens(pointer)) place = place?.parts?.get(token) ?? place;
	return place ?? { key: 0, end: 0 };
}

function select(pointer) {
	pointed = pointer;
	mark();
	const { key, end } = placeOf(pointer);
	editor.setSelectionRange(key, end);
	editor.scrollTop = underlay.querySelector(".chosen")?.offsetTop - 60;
}

export function goTo(pointer) {
	editor.focus();
	select(pointer);
}

function mark() {
	const marked = faults.map(({ pointer }) => ({ ...placeOf(pointer) }));
	if (pointed) marked.unshift({ ...placeOf(pointed), name: "chosen" });
	let last = 0;
	fill("underlay", marked.sort((one, other) => one.key - other.key).map(({ key, end, name }) => {
		if (key < last || !key) return [];
		const before = state.text.slice(last, key);
		last = end;
		return [before, make("mark", { class: name }, state.text.slice(key, end))];
	}), state.text.slice(last) + "\n");
}

let cameFrom;
editor.addEventListener("focus", ({ relatedTarget }) => (cameFrom = relatedTarget));
editor.addEventListener("keydown", ({ key }) => key === "Escape" && (cameFrom?.isConnected ? cameFrom : byID("copy-link")).focus());
editor.addEventListener("input", () => setText(editor.value));
editor.addEventListener("scroll", () => (underlay.scrollTop = editor.scrollTop));
byID("undo").addEventListener("click", () => {
	setText(undo.pop(), true);
	editor.focus();
});
