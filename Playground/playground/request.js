// The request as cards and fields, each of which stands for a place of it, by its JSON Pointer.

import { button, byID, fill, make, oneLine, valueAt } from "./page.js";

export const known = { policies: [], devices: [] };

let current = {};
let edit;
let replace;
let shape;
let fields = [];

function field(kind, pointer, label, control, sync, ...beside) {
	// One place may have two fields: its kind, and what it is of that kind.
	const id = pointer + (fields.some((other) => other.pointer === pointer) ? "*" : "");
	control.id = id;
	control.setAttribute("aria-describedby", id + "!");
	const fault = make("p.fault", { id: id + "!" });
	fields.push({ pointer, control, fault, sync });
	return make("div.field" + kind, {}, make("label", { for: id }, label), make("div.control", {}, beside, control), fault);
}

const names = { "–": undefined, true: true, false: false };

// Options are as in `–|yes|lightContent:light`, where – is none.
function choice(pointer, label, options, { read = (value) => value, write = (value) => edit(pointer, value), more = [], kind = "" } = {}) {
	const select = make("select", { onchange: () => write(select.value in names ? names[select.value] : select.value) });
	const add = (value, words = value) => select.append(make("option", { value }, words));
	for (const option of options ? options.split("|") : []) add(...option.split(":"));
	for (const name of more) add(name);
	return field(kind, pointer, label, select, (value) => {
		const text = String(read(value) ?? "–");
		if (![...select.options].some((option) => option.value === text)) add(text, text.slice(0, 40));
		select.value = text;
	});
}

function check(pointer, label, usual = false) {
	const box = make("input", { type: "checkbox", onchange: () => edit(pointer, box.checked === usual ? undefined : box.checked) });
	return field(".check", pointer, label, box, (value) => (box.checked = value ?? usual));
}

// An empty line is `blank`; `as` makes a value of a line, and `read` the line again.
function text(pointer, label, { as = (words) => words, read = (value) => value, blank, list, kind = "", picker } = {}) {
	const input = make("input", {
		type: "text", spellcheck: "false", autocomplete: "off", list,
		oninput: () => edit(pointer, input.value === "" ? blank : as(input.value)),
	});
	return field(kind, pointer, label, input, (item) => {
		const value = read(item);
		picker?.show(value);
		if (input === document.activeElement) return;
		// What has more parts than a line can show is changed in the JSON.
		input.readOnly = typeof value === "object";
		input.value = input.readOnly ? oneLine(value) : value ?? "";
	}, picker?.node);
}

const asNumber = (words) => (words.trim() === "" || isNaN(words) ? words : Number(words));
const number = (pointer, label) => text(pointer, label, { as: asNumber });

function color(pointer, label, blank) {
	const node = make("input", { type: "color", "aria-label": `${label}, picker`, oninput: () => edit(pointer, node.value.toUpperCase()) });
	const show = (value) => {
		const hex = /^#[0-9a-f]{6}/i.exec(value)?.[0];
		node.value = hex ?? "#000000";
		node.classList.toggle("none", !hex);
	};
	return text(pointer, label, { blank, picker: { node, show } });
}

export function showFaults(faults, suggest) {
	for (const node of document.querySelectorAll(".faulty")) node.classList.remove("faulty");
	for (const { control, fault } of fields) {
		fault.replaceChildren();
		control.ariaInvalid = null;
	}
	for (const item of faults) {
		const nearest = fields.filter(({ pointer }) => `${item.pointer}/`.startsWith(pointer + "/"))
			.sort((one, other) => other.pointer.length - one.pointer.length)[0];
		if (!nearest) continue;
		nearest.fault.append(item.detail, suggest(item) || "");
		nearest.control.ariaInvalid = "true";
		nearest.control.closest("details")?.classList.add("faulty");
	}
}

export const onChange = (...listeners) => ([edit, replace] = listeners);

const screens = () => (Array.isArray(current.stack) ? current.stack : []);
const list = (value) => (Array.isArray(value) ? value : []);
const wide = { kind: ".wide" };
const yesNo = "–|true:yes|false:no";

// MARK: Stack

function kindOf(background) {
	if (background === undefined || ["default", "transparent"].includes(background)) return background;
	return background?.image === undefined ? "color" : "image";
}

function styleFields(pointer, style) {
	const background = pointer + "/background";
	const fresh = { color: "#FFFFFF", image: { image: { name: "photo", color: "#808080" } } };
	const kind = kindOf(style?.background);
	const write = (choice) => edit(background, fresh[choice] ?? choice);
	return [
		choice(background, "Background", "–|default|transparent:clear|color|image", { read: kindOf, write }),
		kind === "color" && color(background + (style.background?.color === undefined ? "" : "/color"), "Its color", ""),
		kind === "image" && [color(background + "/image/color", "Its average"), number(background + "/image/minimumAlpha", "Least alpha")],
		color(pointer + "/tint", "Tint"), color(pointer + "/title/color", "Title color"),
		choice(pointer + "/statusBar", "Status bar", "–|default|lightContent:light|darkContent:dark"),
		choice(pointer + "/hidden", "Hidden", yesNo), choice(pointer + "/largeTitle", "Large title", yesNo),
	];
}

const screenFields = (pointer, screen) => make("div.fields", {},
	text(pointer + "/id", "id"), text(pointer + "/title", "Title"), styleFields(pointer + "/bar", screen?.bar),
	choice(pointer + "/styledIn", "Styled in", "–:viewWillAppear|viewDidLoad"));

function freshID() {
	let count = 1;
	while (JSON.stringify(current).includes(`"screen${count}"`)) count++;
	return `screen${count}`;
}

function stackCards() {
	const last = screens().length - 1;
	const move = (from, to) => {
		edit("/stack", screens().toSpliced(from, 1).toSpliced(to, 0, screens()[from]));
		byID(`card${to}`)?.firstChild.focus();
	};
	const cards = screens().map((screen, index) => make("details.card", { id: `card${index}`, open: index === last },
		make("summary", {}, make("i.swatch"), make("b"), make("span.quiet")),
		screenFields(`/stack/${index}`, screen),
		make("div.buttons", {},
			button("↑ Up", () => move(index, index - 1), { disabled: index === 0 }),
			button("↓ Down", () => move(index, index + 1), { disabled: index === last }),
			button("Remove", () => {
				edit("/stack", screens().toSpliced(index, 1));
				byID("add").focus();
			}))));
	fill("stack", cards, button("Add a screen", () => {
		edit("/stack", [...screens(), { id: freshID(), title: "New screen" }]);
		byID(`card${last + 1}`)?.querySelector("input").focus();
	}, { id: "add" }));
}

function syncCards() {
	for (const [index, screen] of screens().entries()) {
		const [swatch, name, note] = byID(`card${index}`).firstChild.children;
		const background = screen?.bar?.background;
		const kind = screen?.bar?.hidden === true ? "hidden" : kindOf(background);
		name.textContent = String(screen?.title || screen?.id);
		note.textContent = { hidden: "hidden", transparent: "clear" }[kind] ?? "";
		swatch.style.background = kind === "color" ? background.color ?? background : "";
	}
}

// MARK: Operation

const at = "/operation";
const screenID = (first) => choice(at + "/screenID", "Screen", first, { more: screens().map((screen) => screen?.id) });
const animated = () => check(at + "/animated", "Animated", true);

// What each type is called, how it begins, and its fields.
const types = {
	push: ["push", () => ({ screen: { id: freshID(), title: "Next" } }), ({ screen }) => [animated(), screenFields(at + "/screen", screen)]],
	pop: ["pop", () => {}, () => [animated(), number(at + "/count", "Count"), choice(at + "/by", "By", "–:code|backButton:the back button")]],
	popTo: ["pop to", () => ({ screenID: screens()[0]?.id ?? "" }), () => [screenID(""), animated()]],
	popToRoot: ["pop to root", () => {}, animated],
	setViewControllers: ["set view controllers", () => ({ screens: screens().map((screen) => screen?.id).reverse() }), () => [
		text(at + "/screens", "Screens, root first", {
			...wide, blank: [], read: (value) => list(value).map((screen) => screen?.id ?? screen).join(", "),
			as: (words) => words.split(",").map((id) => list(current.operation.screens).find((screen) => screen?.id === id.trim()) ?? id.trim()),
		}), animated()]],
	interactivePop: ["swipe back", () => ({ progress: 0.3 }), ({ outcome }) => [
		choice(at + "/outcome", "Ends", "–:as it is let go|finished|cancelled", {
			write: (outcome) => edit(at, { type: "interactivePop", ...(outcome ? { outcome } : { progress: 0.3 }) }),
		}), !outcome && [number(at + "/progress", "Progress, 0 to 1"), number(at + "/velocity", "Widths a second")]]],
	update: ["restyle", () => ({ bar: { background: "#34C759" } }), ({ bar }) => [screenID("–:the top"), styleFields(at + "/bar", bar)]],
	scroll: ["scroll", () => ({ contentOffset: 100 }), () => [screenID("–:the top"), number(at + "/contentOffset", "Offset, points")]],
	rotate: ["rotate", () => ({ orientation: "landscape" }), () => choice(at + "/orientation", "To", "portrait|landscape")],
	reappear: ["cover and uncover", () => {}, () => choice(at + "/by", "By", "–:another tab|fullScreenModal:a full-screen modal")],
};

function operationCards() {
	const { operation, operations } = current;
	if (operations) return fill("operation", make("p.quiet", {}, `${operations.length} operations, to be changed in the JSON`));
	fill("operation", make("div.fields", {},
		choice("/operation/type", "Type", "–:none, as it stands" + Object.entries(types).map(([type, [words]]) => `|${type}:${words}`).join(""), {
			...wide, write: (type) => edit("/operation", type && { type, ...types[type][1]() }),
		}), types[operation?.type]?.[2](operation)));
}

// MARK: World

const nameOf = (policy) => policy?.name ?? policy;

function worldFields() {
	const { policies } = current;
	const name = nameOf(current.policy);
	const editions = known.policies.find((policy) => policy.name === name)?.editions ?? [];
	const offer = (id, items) => make("datalist", { id }, items.map((value) => make("option", { value })));
	fill("world", make("div.fields", {},
		choice("/policy", "Policy", `–:${policies ? "several, compared" : "transitionBar, as usual"}`, {
			...wide, more: known.policies.map(nameOf), read: nameOf, write: (policy) => replace({ ...(policy && { policy }), ...without(current, "policy", "policies") }),
		}),
		editions.length > 0 && choice("/policy/edition", "Edition", `–:${editions[0]}, as usual`, {
			...wide, more: editions.slice(1), write: (edition) => edit("/policy", edition ? { ...(current.policy.name ? current.policy : {}), name, edition } : name),
		}),
		text("/environment/os", "iOS (17.0)", { list: "systems" }),
		choice("/environment/orientation", "Held", "–:upright|landscape"),
		text("/environment/device", "Device (iPhone 15)", { ...wide, list: "devices" }),
		choice("/environment/userInterfaceStyle", "Appearance", "–:light|dark"),
		choice("/environment/layoutDirection", "Direction", "–:left to right|rightToLeft:right to left"),
		check("/environment/reduceTransparency", "Reduce transparency"), check("/preview/guides", "Guides in the picture"),
		choice("/preview/extent", "Picture of", "–:the bar|screen:the screen")),
	offer("systems", "7.0 8.0 9.0 10.0 11.0 12.0 13.0 14.0 15.0 16.0 17.0 18.0 26.0 26.1".split(" ")), offer("devices", known.devices));
}

function rebuild() {
	const focused = document.activeElement?.id;
	const cards = () => document.querySelectorAll("details");
	const open = new Map([...cards()].map((card) => [card.id, card.open]));
	fields = [];
	stackCards();
	operationCards();
	worldFields();
	for (const card of cards()) card.open = open.get(card.id) ?? card.open;
	if (focused) byID(focused)?.focus({ preventScroll: true });
}

// Fields are made anew only where others are needed: typing goes on in the same.
export function showRequest(request) {
	current = request;
	const of = (style) => [kindOf(style?.background), typeof style?.background];
	const { operation, operations, policy, policies } = request;
	const next = JSON.stringify([
		screens().map((screen) => [of(screen?.bar), operation?.type !== "push" && screen?.id]), nameOf(policy), policies?.length,
		operation?.type, operation?.outcome, of((operation?.screen ?? operation)?.bar), operations?.length, known.devices.length,
	]);
	if (next !== shape) rebuild();
	shape = next;
	for (const { pointer, sync } of fields) sync(valueAt(request, pointer));
	syncCards();
}

// MARK: Examples

const feed = { id: "feed", title: "Feed" };
const white = { ...feed, bar: { background: "#FFFFFF", tint: "#007AFF" } };
const clear = {
	id: "photo", title: "Photo", bar: { background: "transparent", tint: "#FFFFFF", statusBar: "lightContent" },
	view: { backgroundColor: "#1C3D5A" },
};
const red = { id: "photo", title: "Photo", bar: { background: "#C00000", tint: "#FFFFFF", title: { color: "#FFFFFF" } } };
const push = (screen) => ({ type: "push", screen });
const pop = { type: "pop" };
const swipe = (progress) => ({ type: "interactivePop", progress });
const stock = (os, stack, operation) => ({ policy: "system", environment: { os }, stack, operation });

export const examples = [
	["A color that leaks", "After a pop the feed wears the red of the photo.", stock("17.0", [feed, red], pop)],
	["A clear photo screen", "Fake bars go with their screens.", { policy: "transitionBar", stack: [white], operation: push(clear) }],
	["A cancelled swipe", "What was styled in viewDidLoad does not come back.",
		stock("17.0", [white, { ...clear, styledIn: "viewDidLoad" }], swipe(0.3))],
	["A hidden bar and a swipe", "The cover hides the bar, and with it the way back.",
		stock("17.0", [{ id: "home", title: "Home" }, { id: "cover", title: "Cover", bar: { hidden: true } }], swipe(0.6))],
	["A jump of 98 points", "An opaque image turns translucency off.", stock("12.0", [feed], push(red))],
	["The clear edge of iOS 15", "barTintColor is set, and not seen at the top of the list.", stock("15.0", [{
		id: "list", title: "List", callbacks: { viewDidLoad: { barTintColor: "#C00000" } }, view: { scrollView: { contentHeight: 2000 } },
	}], { type: "scroll", contentOffset: 120 })],
	["A large title", "It shrinks as the album comes.", stock("17.0", [
		{ id: "library", title: "Library", bar: { largeTitle: true }, view: { scrollView: {} } },
	], push({ id: "album", title: "Album", navigationItem: { largeTitleDisplayMode: "never" }, view: { scrollView: {} } }))],
	["Liquid Glass of iOS 26", "Buttons float, and a colored bar disturbs them.", stock("26.1", [
		{ id: "inbox", title: "Inbox", navigationItem: { rightBarButtonItems: ["Edit"] }, view: { backgroundColor: "#FFD6DA" } },
	], push({ id: "message", title: "Message", bar: { background: "#0A84FF" }, navigationItem: { rightBarButtonItems: ["Reply"] } }))],
	["Every policy", "The same pop twelve times, as a sheet.", stock("13.0", [white, red], pop), "compare"],
	["A whole flow", "There, back half the way, and back.",
		{ policy: "restoring", stack: [white], operations: [push(red), swipe(0.4), pop] }, "film"],
];
