export const state = { text: "", value: {}, view: "stage", at: null };
let shown = {};
let faults = [];
let chosen, pointed;
let undo = [];
let other = { text: "", undo: [] };

let timer;
let running = new AbortController();
let count = 0;

const editor = byID("text");
const underlay = byID("underlay");
const picture = byID("picture");
const stage = new Stage(picture, (at) => {
	state.at = at;
	saveLink();
}, (progress, wasDragged) => {
	if (wasDragged) state.at = null;
	edit("/operation", { ...without(state.value.operation, "outcome"), progress });
	if (wasDragged) question();
});

function readText() {
	const { text } = state;
	state.places = undefined;
	state.broken = true;
	try {
		state.places = outline(text);
		state.value = JSON.parse(text);
		state.broken = !isObject(state.value) || Array.isArray(state.value);
	} catch {
		// The server says what is wrong.
	}
	state.isLarge = !state.broken && !state.places;
	if (editor.value !== text) editor.value = text;
	byID("undo").disabled = undo.length < 2;
	byID("request").inert = state.broken || state.isLarge;
	showRequest();
	mark();
}

function setText(text, goesBack) {
	if (text === state.text) return;
	if (!goesBack) undo.push(state.text);
	state.text = text;
	readText();
	saveLink();
	dataset.asked = ++count;
	clearTimeout(timer);
	timer = setTimeout(question, state.view === "audit" ? 600 : 150);
}

const setValue = (value) => setText(laidOut(value));
const edit = (pointer, item) => setValue(changed(state.value, pointer, item));

const views = ["stage", "film", "compare", "steps", "bars", "audit"];

function setView(view) {
	const isOther = (view === "audit") !== (state.view === "audit");
	state.view = dataset.view = view;
	if (isOther) {
		[other, state.text, undo] = [{ text: state.text, undo }, other.text, other.undo];
		readText();
	}
	fill("tabs", views.map((name) => button(name, () => {
		setView(name);
		question();
		byID(`view-${name}`).focus();
	}, { id: `view-${name}`, "aria-pressed": String(name === view) })));
	saveLink();
}

function open(value, view) {
	chosen = undefined;
	setView(view);
	setText(typeof value === "string" ? value : laidOut(value));
	question();
}
