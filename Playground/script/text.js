// The editor is a module of its own, loaded when the text comes into sight.
export let writing;

function showText() {
	if (writing) writing.show(state.text);
	else editor.value = state.text.length > longest ? "" : state.text;
}
export const mark = () => writing?.mark();

async function write() {
	if (!writing) {
		writing = await more("editor");
		writing.show(state.text);
		mark();
	}
	return writing;
}

async function select(pointer, isFocused) {
	pointed = pointer;
	if (isFocused) editor.focus();
	(await write()).select(pointer);
}
export const goTo = (pointer) => select(pointer, true);

let cameFrom;
editor.addEventListener("focus", ({ relatedTarget }) => {
	cameFrom = relatedTarget;
	write();
});
editor.addEventListener("keydown", ({ key }) => {
	if (key === "Escape" && !writing?.isListing()) (cameFrom?.isConnected ? cameFrom : byID("copy-link")).focus();
});
new IntersectionObserver(([{ isIntersecting }], observer) => {
	if (!isIntersecting) return;
	observer.disconnect();
	write();
}).observe(editor);

for (const [id, run] of [["undo", goBack], ["redo", goForth]]) byID(id).addEventListener("click", run);
addEventListener("keydown", (event) => {
	const key = event.key.toLowerCase();
	if (!(event.ctrlKey || event.metaKey) || event.altKey || !["z", "y"].includes(key) || event.target.type === "password") return;
	event.preventDefault();
	(key === "y" || event.shiftKey ? goForth : goBack)();
});
addEventListener("beforeinput", (event) => {
	const run = { historyUndo: goBack, historyRedo: goForth }[event.inputType];
	if (!run) return;
	event.preventDefault();
	run();
});
