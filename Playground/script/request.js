export const known = { policies: [] };
let current = {};
let shape;

const screens = () => (Array.isArray(current.stack) ? current.stack : []);
const list = (value) => (Array.isArray(value) ? value : []);
const wide = { kind: ".wide" };
const mostCards = 30;
const yesNo = "–|true:yes|false:no";

// MARK: Stack

function kindOf(background) {
	if (background === undefined || ["default", "transparent"].includes(background)) return background;
	return background?.image === undefined ? "color" : "image";
}

export function styleFields(pointer, style) {
	const background = pointer + "/background";
	const fresh = { color: "#FFFFFF", image: { image: { name: "photo", color: "#808080" } } };
	const kind = kindOf(style?.background);
	const write = (choice) => edit(background, fresh[choice] ?? choice);
	return [
		choice(background, "Background", "–|default|transparent:clear|color|image", { read: kindOf, write }),
		kind === "color" && color(background + (style.background?.color === undefined ? "" : "/color"), "Background color", ""),
		kind === "image" && [color(background + "/image/color", "Average color"), number(background + "/image/minimumAlpha", "Minimum alpha")],
		color(pointer + "/tint", "Tint"), color(pointer + "/title/color", "Title color"),
		choice(pointer + "/statusBar", "Status bar", "–|default|lightContent:light|darkContent:dark"),
		choice(pointer + "/hidden", "Hidden", yesNo), choice(pointer + "/largeTitle", "Large title", yesNo),
	];
}

const screenFields = (pointer, screen) => make("div.fields", {},
	text(pointer + "/id", "id"), text(pointer + "/title", "Title"), styleFields(pointer + "/bar", screen?.bar),
	choice(pointer + "/styledIn", "Styled in", "–:viewWillAppear|viewDidLoad", wide));

function freshID() {
	let count = 1;
	const text = JSON.stringify(current);
	while (text.includes(`"screen${count}"`)) count++;
	return `screen${count}`;
}

function stackCards() {
	if (screens().length > mostCards) return fill("stack", make("p.quiet", {}, `${screens().length} screens: edit them in the JSON`));
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
			last > 0 && button(index === last ? "Push" : "Pop to", () => tap(index), { "aria-label": `${index === last ? "Push" : "Pop to"} screen ${index + 1}` }),
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
	if (screens().length > mostCards) return;
	for (const [index, screen] of screens().entries()) {
		const [swatch, name, note] = byID(`card${index}`).firstChild.children;
		const background = screen?.bar?.background;
		const kind = screen?.bar?.hidden === true ? "hidden" : kindOf(background);
		name.textContent = String(screen?.title || screen?.id).slice(0, 80);
		note.textContent = { hidden: "hidden", transparent: "clear" }[kind] ?? "";
		swatch.style.background = kind === "color" ? background?.color ?? background : "";
	}
}

// MARK: Operation

export const at = "/operation";
export const screenID = (first) => choice(at + "/screenID", "Screen", first, { more: screens().map((screen) => screen?.id) });
const animated = () => [check(at + "/animated", "Animated", true), animator()];
const animator = () => choice(at + "/animator", "Animator", "–:UIKit's|true:own, to the final frame|false:own, to another frame", {
	...wide,
	read: (value) => value && String(value.usesFinalFrame ?? true),
	write: (choice) => edit(at + "/animator", choice === undefined ? choice : { usesFinalFrame: choice }),
});
const by = (words) => choice(at + "/by", "By", "–:code|" + words);

// What each type is called, how it begins, and its fields; of those with a name alone, a module has the rest.
export const types = {
	push: ["push", () => ({ screen: { id: freshID(), title: "Next" } }), ({ screen }) => [by("barButtonItem:bar button item"), animated(), screenFields(at + "/screen", screen)]],
	pop: ["pop", () => {}, () => [number(at + "/count", "Count"), by("backButton:back button"), animated()]],
	popTo: ["pop to", () => ({ screenID: screens()[0]?.id ?? "" }), () => [screenID(""), animated()]],
	popToRoot: ["pop to root", () => {}, animated],
	setViewControllers: ["set view controllers", () => ({ screens: screens().map((screen) => screen?.id).reverse() }), () => [
		text(at + "/screens", "Screens, root first", {
			...wide, blank: [], read: (value) => list(value).map((screen) => screen?.id ?? screen).join(", "),
			as: (words) => words.split(",").map((id) => list(current.operation.screens).find((screen) => screen?.id === id.trim()) ?? id.trim()),
		}), animated()]],
	interactivePop: ["swipe back", () => ({ progress: 0.3 }), ({ outcome }) => [
		choice(at + "/outcome", "Ends", "–:as it is let go|finished|cancelled", {
			...wide,
			write: (outcome) => edit(at, { ...without(current.operation, "outcome", "progress", "velocity"), ...(outcome ? { outcome } : { progress: 0.3 }) }),
		}), !outcome && [number(at + "/progress", "Progress, 0 to 1"), number(at + "/velocity", "Velocity, widths/s")], animator()]],
	update: ["restyle"], scroll: ["scroll"], rotate: ["rotate"], reappear: ["reappear"], barHideOnSwipe: ["swipe the content"], barHideOnTap: ["tap the content"], keyboard: ["keyboard"], search: ["search"], setAppearanceProxy: ["set appearance proxy"], traitChange: ["change traits"],
};

function operationCards() {
	const { operation, operations } = current;
	if (operations) return fill("operation", make("p.quiet", {}, `${operations.length} operations: edit them in the JSON`));
	fill("operation", make("div.fields", {},
		choice(at + "/type", "Type", "–:none" + Object.entries(types).map(([type, [words]]) => `|${type}:${words}`).join(""), {
			...wide, write: (type) => (type && !types[type][1] ? attempt("operations", "begin", type) : edit(at, type && { type, ...types[type][1]() })),
		}), types[operation?.type]?.[2]?.(operation)));
	if (types[operation?.type]?.length === 1) attempt("operations", "showAnew");
}

// MARK: Environment

export const nameOf = (policy) => policy?.name ?? policy;

const options = (items) => items.map((value) => make("option", { value }));

// The names that a schema lists are suggested once somebody asks for one.
addEventListener("focusin", ({ target: { list } }) => list && !list.children.length
	&& schemaOf("preview").then(({ $defs }) => list.append(...options($defs[list.id].enum))).catch(() => {}));

function worldFields() {
	const { policies } = current;
	const name = nameOf(current.policy);
	const editions = known.policies.find((policy) => policy.name === name)?.editions ?? [];
	fill("world", make("div.fields", {},
		choice("/policy", "Policy", `–:${policies ? "several, compared" : "transitionBar (default)"}`, {
			...wide, more: known.policies.map(nameOf), read: nameOf, write: (policy) => setValue({ ...(policy && { policy }), ...without(current, "policy", "policies") }),
		}),
		editions.length > 0 && choice("/policy/edition", "Edition", `–:${editions[0]} (default)`, {
			...wide, more: editions.slice(1), write: (edition) => edit("/policy", edition ? { ...(current.policy.name ? current.policy : {}), name, edition } : name),
		}),
		text("/environment/os", "iOS (17.0)", { list: "systems" }),
		choice("/environment/orientation", "Orientation", "–:portrait|landscape"),
		text("/environment/device", "Device (iPhone 15)", { ...wide, list: "DeviceName" }),
		choice("/environment/userInterfaceStyle", "Appearance", "–:light|dark"),
		text("/environment/contentSizeCategory", "Text size", { list: "ContentSizeCategory" }),
		text("/navigationController/modalPresentationStyle", "Presented as", { list: "ModalPresentationStyle" }),
		choice("/navigationController/tabBar/isTranslucent", "Tab bar", "–|true:translucent|false:opaque"),
		choice("/environment/layoutDirection", "Direction", "–:left to right|rightToLeft:right to left"),
		check("/environment/reduceTransparency", "Reduce transparency"), check("/preview/guides", "Guides in the picture"),
		choice("/preview/extent", "Picture of", "–:the bar|screen:the screen")),
	make("datalist", { id: "systems" }, options("7.0 8.0 9.0 10.0 11.0 12.0 13.0 14.0 15.0 16.0 17.0 18.0 26.0 26.1".split(" "))),
	["DeviceName", "ContentSizeCategory", "ModalPresentationStyle", "ReappearTrigger"].map((id) => make("datalist", { id })));
}

function rebuild() {
	const focused = document.activeElement?.id;
	const cards = () => document.querySelectorAll(".card");
	const open = new Map([...cards()].map((card) => [card.id, card.open]));
	fields = [];
	stackCards();
	operationCards();
	worldFields();
	for (const card of cards()) card.open = open.get(card.id) ?? card.open;
	syncFields();
	if (focused) byID(focused)?.focus({ preventScroll: true });
}

export function showAnew() {
	shape = undefined;
	showRequest();
}

function showRequest(isPart) {
	if ((state.broken && !isPart) || state.view === "audit") return;
	if (state.isLarge) {
		fields = [];
		shape = current = {};
		for (const id of ["operation", "world"]) fill(id);
		return fill("stack", make("p.quiet", {}, "More than 20,000 values: edit them in the JSON"));
	}
	current = state.value;
	const of = (style) => [kindOf(style?.background), typeof style?.background];
	const { operation, operations, policy, policies } = current;
	const next = JSON.stringify([
		screens().map((screen) => [of(screen?.bar), operation?.type !== "push" && screen?.id]), nameOf(policy), policies?.length,
		operation?.type, operation?.outcome, of((operation?.screen ?? operation)?.bar), operations?.length,
	]);
	if (next === shape) syncFields();
	else rebuild();
	shape = next;
	syncCards();
}
