export const state = { text: "", value: {}, view: "stage", at: null };
export let shown = {};
export let faults = [];
let chosen;
export let pointed;
const fresh = () => ({ back: [], forth: [] });
let past = fresh();
let other = { text: "", past: fresh() };

let timer;
let running = new AbortController();
let count = 0;

export const editor = byID("text");
export const picture = byID("picture");
export const stage = new Stage(picture, (at) => {
	if (at !== null) learned("drag");
	state.at = at;
	saveLink();
}, (progress, wasDragged) => {
	learned("drag");
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
	showText();
	byID("undo").disabled = past.back.length < 2;
	byID("redo").disabled = !past.forth.length;
	byID("request").inert = state.broken || state.isLarge;
	showRequest();
}

// Milliseconds within which changes in one place are one edit, and characters of texts to go back to.
const pause = 1000;
const kept = 1 << 24;
let latest = {};

export function setText(text, place) {
	if (text === state.text) return;
	const time = performance.now();
	if (!place || place !== latest.place || time - latest.time > pause) past.back.push(state.text);
	latest = { place, time };
	past.forth = [];
	while (past.back.length > 2 && past.back.reduce((sum, { length }) => sum + length, 0) > kept) past.back.splice(1, 1);
	become(text);
}

function go(from, to, least) {
	if (from.length < least) return;
	latest = {};
	to.push(state.text);
	become(from.pop());
	syncFields(true);
}
export const goBack = () => go(past.back, past.forth, 2);
const goForth = () => go(past.forth, past.back, 1);

function become(text) {
	state.text = text;
	state.step = undefined;
	faults = [];
	readText();
	saveLink();
	dataset.asked = ++count;
	clearTimeout(timer);
	timer = setTimeout(question, state.view === "audit" ? 600 : 150);
}

export const setValue = (value, place) => setText(laidOut(value), place);
export function edit(pointer, item) {
	clearFault(pointer);
	setValue(changed(state.value, pointer, item), pointer);
}

const views = ["stage", "film", "compare", "steps", "bars", "audit"];

function setView(view) {
	const isOther = (view === "audit") !== (state.view === "audit");
	state.view = dataset.view = view;
	if (isOther) {
		[other, state.text, past] = [{ text: state.text, past }, other.text, other.past];
		readText();
	}
	fill("tabs", views.map((name) => button(name, () => {
		setView(name);
		question();
		byID(`view-${name}`).focus();
	}, { id: `view-${name}`, "aria-pressed": String(name === view) })));
	saveLink();
}

export function open(value, view) {
	chosen = undefined;
	setView(view);
	setText(typeof value === "string" ? value : laidOut(value));
	question();
}
