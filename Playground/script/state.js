const state = { text: "", value: {}, view: "stage", at: null };
let shown = {};
let faults = [];
let chosen;
let undo = [];

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

function setText(text) {
	if (text === state.text) return;
	undo.push(state.text);
	state.text = text;
	try {
		places(text);
		state.value = JSON.parse(text);
		state.broken = Object(state.value) !== state.value || Array.isArray(state.value);
	} catch {
		state.broken = true;
	}
	if (editor.value !== text) editor.value = text;
	byID("undo").disabled = undo.length < 2;
	byID("request").inert = state.broken;
	if (!state.broken) showRequest(state.value);
	mark();
	saveLink();
	dataset.asked = ++count;
	clearTimeout(timer);
	timer = setTimeout(question, 150);
}

const setValue = (value) => setText(format(value));
const edit = (pointer, item) => setValue(changed(state.value, pointer, item));

const views = ["stage", "film", "compare", "steps", "bars"];

function setView(view) {
	state.view = dataset.view = view;
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
	setText(typeof value === "string" ? value : format(value));
	question();
}
