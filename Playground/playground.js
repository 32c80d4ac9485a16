// The playground: a request is changed, the server is asked, and what it answers is shown. The page knows nothing of bars.

import { listDiagnostics, listFaults, Picture, showBars, showRows, showSteps, showViews, Stage, tally } from "./playground/answer.js";
import { ask, button, byID, changed, decode, encode, fill, format, make, notice, patched, places, Refusal, server, valueAt, without } from "./playground/page.js";
import { examples, known, onChange, showFaults, showRequest } from "./playground/request.js";

const state = { text: "", value: {}, view: "stage", at: null };
let shown = {};
let faults = [];
let chosen;
let undo = [];

let timer;
let running = new AbortController();
let count = 0;
const { dataset } = document.body;

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

// MARK: The request

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
onChange(edit, setValue);

function setView(view) {
	state.view = view;
	showViews(view, (next) => {
		setView(next);
		question();
	});
	saveLink();
}

function open(value, view) {
	chosen = undefined;
	setView(view);
	setText(typeof value === "string" ? value : format(value));
	question();
}

// MARK: The server

function single() {
	const { policies, preview, ...value } = state.value;
	return policies ? { policy: policies[0], ...value } : value;
}
const pathOf = (value) => (value.operations ? "/replay" : value.operation ? "/transition" : "/resolve");

// For a swipe also the finger that goes all the way.
function drawings() {
	const { preview = {}, policies = known.policies.map(({ name }) => name) } = state.value;
	const value = single();
	const { operation } = value;
	if (state.view === "compare") {
		return operation && policies.length
			? [{ ...without(value, "policy"), policies, preview: { width: 150, ...preview, form: "sheet" } }] : [];
	}
	if (state.view === "film") {
		return [{ ...value, preview: ["animation", "sheet"].includes(preview.form) ? without(preview, "form") : preview }];
	}
	const drawn = { ...value, preview: { ...without(preview, "at"), form: "animation" } };
	const whole = { ...operation, outcome: undefined, velocity: undefined, progress: 1 };
	return operation?.type === "interactivePop" ? [drawn, { ...drawn, operation: whole }] : [drawn];
}

async function question() {
	clearTimeout(timer);
	running.abort();
	const { signal } = (running = new AbortController());
	const asked = (dataset.asked = ++count);
	const began = performance.now();
	const { view } = state;
	try {
		// What cannot be read the server gets as it is, and says what is wrong.
		if (state.broken) await ask("/preview", state.text, signal);
		const value = single();
		const bodies = drawings();
		const answers = await Promise.allSettled([
			...bodies.map((body) => ask("/preview", body, signal)),
			ask(pathOf(value), { ...value, include: ["bars", "plan", "diagnostics"] }, signal),
		]);
		// Late answers are to a question of before.
		if (signal.aborted) return;
		const refused = answers.find(({ reason }) => reason);
		if (refused) throw refused.reason;
		const answer = answers.pop().value;
		const [drawn, whole] = answers.map(({ value }) => value);
		show({ drawn, whole, bodies, operation: value.operation, answers: answer.transitions ?? [answer], view });
		fill("took", `${Math.ceil(performance.now() - began)} ms`);
	} catch (error) {
		if (signal.aborted) return;
		if (!(error instanceof Refusal)) throw error;
		refuse(error.problem);
	}
	dataset.answered = asked;
}

// MARK: Answers

function show(answered) {
	shown = answered;
	const { drawn, whole, view, answers, operation } = shown;
	showFaults((faults = []));
	shown.diagnostics = answers.flatMap(({ diagnostics }) => diagnostics);
	if (chosen >= shown.diagnostics.length) chosen = undefined;
	byID("old").hidden = true;
	for (const id of ["rows", "table", "hint"]) fill(id);
	stage.stop();
	picture.className = view;
	picture.hidden = !drawn || ["steps", "bars"].includes(view);
	byID("scrubber").hidden = view !== "stage";
	if (drawn) shown.picture = new Picture(drawn);
	if (view === "steps") showSteps(answers);
	else if (view === "bars") showBars(answers);
	else if (!drawn) fill("table", "To compare policies takes one operation.");
	else if (view === "stage") {
		const [{ outcome, reason }] = answers;
		const isFinished = Number(outcome === "changed");
		const swipe = whole?.duration > 0 && { progress: operation.progress ?? (isFinished || 0.5), isFinished };
		stage.chosen = chosen + 1;
		stage.show(shown.picture.crop(), whole && new Picture(whole).crop(), swipe, state.at);
		if (reason) fill("hint", `Nothing moves: ${reason}.`);
		if (swipe) fill("hint", `The slider is the finger. Let go at ${Math.round(swipe.progress * 100)} %, the swipe is ${isFinished ? "finished" : "cancelled"}.`);
	} else {
		shown.picture.show(picture);
		shown.picture.choose(view === "film" && chosen + 1);
		if (view === "compare") {
			const { policies } = shown.bodies[0];
			showRows(shown.picture, policies.map((policy) => policy.name ?? policy), (index) => {
				open({ policy: policies[index], ...without(state.value, "policy", "policies") }, "stage");
				byID("view-stage").focus();
			});
		}
	}
	fill("status", `${drawn?.title ?? "No picture"} · ${tally(shown.diagnostics)}`);
	showDiagnostics();
}

function showDiagnostics() {
	listDiagnostics(shown.diagnostics, chosen, (index) => {
		chosen = chosen === index ? undefined : index;
		if (shown.view === "stage") stage.choose(chosen + 1);
		if (shown.view === "film") shown.picture.choose(chosen + 1);
		showDiagnostics();
		byID(`finding${index}`).focus({ preventScroll: true });
		if (chosen >= 0) select(shown.diagnostics[index].pointer ?? "");
	}, (edits, code) => {
		open(patched(state.value, edits), state.view);
		notice(`The fix of ${code} is in the request; Undo takes it back.`);
		byID("undo").focus({ preventScroll: true });
	});
	mark();
}

function refuse(problem) {
	if (problem.status === 401) {
		byID("token").hidden = false;
		fill("token-fault", server.token && problem.detail);
		byID("token-text").focus();
		return;
	}
	faults = (problem.errors ?? [problem]).map((fault) => ({ pointer: "", ...fault }));
	const suggest = ({ code, pointer, suggestion }) => suggestion !== undefined && button(`Use “${suggestion}”`, () => {
		if (code !== "unknown-key") return edit(pointer, suggestion);
		const renamed = pointer.replace(/[^/]*$/, suggestion);
		setValue(changed(changed(state.value, renamed, valueAt(state.value, pointer)), pointer));
	}, { class: "small" });
	showFaults(faults, suggest);
	listFaults(problem.title, faults, (pointer) => {
		editor.focus();
		select(pointer);
	}, suggest);
	byID("old").hidden = !shown.drawn;
	picture.classList.add("old");
	fill("status", `${problem.title}.`);
	mark();
}

// MARK: The text

function placeOf(pointer) {
	const found = state.broken ? new Map() : places(state.text);
	while (pointer && !found.has(pointer)) pointer = pointer.slice(0, pointer.lastIndexOf("/"));
	return found.get(pointer) ?? { key: 0, end: 0 };
}

function select(pointer) {
	const { key, end } = placeOf(pointer);
	editor.setSelectionRange(key, end);
	editor.scrollTop = (underlay.querySelector(".chosen") ?? underlay.querySelector("mark"))?.offsetTop - 60;
}

function mark() {
	const marked = faults.map(({ pointer }) => ({ ...placeOf(pointer) }));
	const { pointer } = shown.diagnostics?.[chosen] ?? {};
	if (pointer) marked.push({ ...placeOf(pointer), name: "chosen" });
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
	const before = undo.slice(0, -1);
	setText(undo.at(-1));
	undo = before;
});

// MARK: The link

let saving;

async function saveLink() {
	const mine = (saving = {});
	const words = [await encode(state.broken ? state.text : JSON.stringify(state.value)), `view=${state.view}`];
	if (state.at !== null) words.push(`at=${state.at}`);
	if (stage.speed !== 1) words.push(`speed=${stage.speed}`);
	const link = "#r=" + words.join("&");
	if (mine !== saving) return;
	state.link = link.length <= 16384 && new URL(link, location.href).href;
	if (state.link) history.replaceState(null, "", link);
	else notice("Over 16 KiB is too long for a link. Save the JSON to keep the request.");
}

async function openLink() {
	const words = new URLSearchParams(location.hash.slice(1));
	let text;
	let value = {};
	try {
		text = await decode(words.get("r"));
	} catch (error) {
		if (words.has("r")) notice(`The link cannot be opened: ${error.message}.`);
		return false;
	}
	try {
		places(text);
		value = JSON.parse(text);
		text = format(value);
	} catch {
		// It is shown as it is.
	}
	const form = value?.preview?.form ?? "animation";
	const at = parseFloat(words.get("at"));
	state.at = at >= 0 && at <= 1 ? at : null;
	setSpeed(words.get("speed") === "0.25" ? 0.25 : 1);
	open(text, words.get("view") ?? (value?.policies ? "compare" : form === "animation" ? "stage" : "film"));
	return true;
}

// MARK: What is taken away

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const absolute = (path) => new URL(path, location.href).href;

async function copy(text) {
	try {
		await navigator.clipboard.writeText(text);
		notice("Copied.");
	} catch {
		const area = byID("copy").querySelector("textarea");
		area.value = text;
		byID("copy").showModal();
		area.select();
	}
}

function save(blob, ending) {
	const href = URL.createObjectURL(blob);
	const download = `navigation-style.${ending}`;
	make("a", { href, download }).click();
	setTimeout(() => URL.revokeObjectURL(href), 9999);
	notice(`${download} saved.`);
}

const svg = async (body) => new Blob([await ask("/preview", body, undefined, "image/svg+xml")], { type: "image/svg+xml" });

async function png(body, scale) {
	const image = new Image();
	image.src = URL.createObjectURL(await svg(body));
	await image.decode();
	const canvas = make("canvas", { width: Math.ceil(image.width * scale), height: Math.ceil(image.height * scale) });
	canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
	URL.revokeObjectURL(image.src);
	return new Promise((resolve) => canvas.toBlob(resolve));
}

function still() {
	const [drawn] = drawings();
	const at = state.at === null ? {} : { at: [state.at] };
	return state.view === "stage" ? { ...drawn, preview: { ...drawn.preview, ...at, form: "still" } } : drawn;
}

function curlLine() {
	const isTable = ["steps", "bars"].includes(state.view);
	const body = state.broken ? state.text : JSON.stringify(isTable ? single() : drawings()[0]);
	return ["curl -s", server.token && '-H "Authorization: Bearer $TOKEN"', isTable ? "" : "-o picture.svg",
		quoted(absolute(isTable ? pathOf(single()) : "/preview")), "-d", quoted(body)].filter(Boolean).join(" ");
}

const action = (label, run) => button(label, async () => {
	try {
		await run();
	} catch (error) {
		notice(`That did not work: ${error.message}`);
	}
});
const copyLink = () => (state.link ? copy(state.link) : saveLink());
const scale = make("select", { "aria-label": "Scale of the PNG" }, [2, 1, 3].map((value) => make("option", { value }, `${value}×`)));
byID("copy-link").addEventListener("click", copyLink);
fill("take-away", make("span.quiet", {}, "Copy"), action("Link", copyLink), action("curl", () => copy(curlLine())),
	action("Markdown", () => copy(`![${shown.drawn.title.replace(/[[\]\\]/g, "\\$&")}](${absolute(shown.drawn.image)})`)),
	action("<img>", () => copy(`<img src="${escaped(absolute(shown.drawn.image))}" alt="${escaped(shown.drawn.title)}">`)),
	make("span.quiet", {}, "Save"), action("SVG", async () => save(await svg(drawings()[0]), "svg")),
	action("JSON", () => save(new Blob([state.text]), "json")),
	action("PNG", async () => save(await png(still(), scale.value), "png")), scale);

// MARK: Beginning

function setSpeed(speed) {
	stage.speed = speed;
	byID("slow").ariaPressed = String(speed !== 1);
}
byID("slow").addEventListener("click", () => {
	setSpeed(stage.speed === 1 ? 0.25 : 1);
	saveLink();
});

function load([, , request, view = "stage"]) {
	byID("examples").hidePopover();
	state.at = null;
	stage.next = 0;
	open(request, view);
}
fill("example-list", examples.map((example) =>
	make("li", {}, button([make("b", {}, example[0]), make("span.quiet", {}, example[1])], () => load(example)))));

async function learn() {
	try {
		const [{ policies }, { devices }] = await Promise.all([ask("/policies"), ask("/devices")]);
		Object.assign(known, { policies, devices: devices.map(({ name }) => name) });
	} catch {
		return;
	}
	if (!state.broken) showRequest(state.value);
	if (state.view === "compare") question();
}

byID("token").addEventListener("submit", (event) => {
	event.preventDefault();
	server.token = byID("token-text").value.trim();
	byID("token").hidden = true;
	question();
	learn();
});

addEventListener("hashchange", openLink);
document.body.className = "";
if (!(await openLink())) load(examples[0]);
learn();
