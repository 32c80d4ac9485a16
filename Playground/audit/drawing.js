// How many boxes and arrows a person can still read.
const mostDrawn = 600;

function shape(name, attributes, ...children) {
	const node = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
	node.append(...children);
	return node;
}

const shortened = (name) => (name.length > 26 ? `${name.slice(0, 25)}…` : name);

// Entries, screens and what stands for any screen, each by a letter and its id; and the ways between them, each once.
function graphOf({ entries, screens, routes = [] }, { findings, coverage }) {
	const nodes = new Map();
	// Letters of the East are twice as wide.
	const width = (name) => Math.max(92, 20 + [...shortened(name)].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 14 : 7.6), 0));
	const node = (key, name, words, kind, pointer) =>
		nodes.set(key, { key, name, words, kind, pointer, isStart: kind === "entry", width: width(name), height: boxHeight });
	const links = new Map();
	const link = (from, to, words = "") => links.set([from, to, words].join("\0"), { from, to, words });
	entries.forEach(({ id, stack }, index) => {
		node(`e${id}`, id, "entry", "entry", `/entries/${index}`);
		stack.forEach((screen, place) => link(place ? `s${stack[place - 1]}` : `e${id}`, `s${screen}`));
	});
	screens.forEach(({ id }, index) => {
		const looks = Math.max(!coverage.screens.never.includes(id), ...findings.filter(({ screen }) => screen === id).map(({ looks }) => looks.length));
		node(`s${id}`, id, looks ? plural(looks, "look") : "never reached", `looks${Math.min(looks, 4)}`, `/screens/${index}`);
	});
	for (const { from, except, to, by = "push", stack, needs } of routes) {
		const words = [by !== "push" && by, needs?.length && `if ${needs.join(", ")}`].filter(Boolean).join(" ");
		for (const start of all(from).filter((id) => !all(except).includes(id))) {
			if (start === "*") node("s*", "any screen", "", "entry", "/routes");
			for (const end of stack ? stack.slice(-1) : all(to)) link(`s${start}`, (by === "present" ? "e" : "s") + end, words);
		}
	}
	return [[...nodes.values()], [...links.values()]];
}

function boxOf({ x, y, width, height, name, words, kind, pointer }) {
	const box = shape("g", { class: kind }, shape("title", {}, `${name} ${words}`),
		shape("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: kind === "entry" ? 21 : 6 }),
		shape("text", { x, y: y - 3 }, shortened(name)), shape("text", { x, y: y + 13, class: "words" }, words));
	// A press on a screen shows what is found of it, another all again.
	box.addEventListener("click", () => (kind === "entry" ? goTo(pointer) : seek("screen", sought.screen === name ? "" : name)));
	if (sought.screen === name && kind !== "entry") box.classList.add("sought");
	return box;
}

function arrowOf({ points, from, to, words }) {
	let [[x, y], ...others] = points;
	let line = `M${x} ${y}`;
	for (const [nextX, nextY] of others) {
		// Within a column it goes out and comes back.
		const out = from.rank === to.rank && Math.max(x, nextX) + 36;
		const bulge = from === to ? 24 : 0;
		line += `C${out || (x + nextX) / 2} ${y - bulge} ${out || (x + nextX) / 2} ${nextY + bulge} ${nextX} ${nextY}`;
		[x, y] = [nextX, nextY];
	}
	const [one, other] = points.slice((points.length - 1) / 2);
	return shape("g", {}, shape("path", { d: line, class: words && "broken", "marker-end": "url(#arrow)" }),
		shape("text", { class: "label", x: (one[0] + other[0]) / 2, y: (one[1] + other[1]) / 2 - 3 }, shortened(words)));
}

// The graph, screens colored by how many looks they have; the number is written in each.
function drawn(value, run) {
	let [nodes, links] = graphOf(value, run);
	const count = nodes.length + links.length;
	if (count > mostDrawn) {
		const isTouched = ({ key }) => run.findings.some(({ screen }) => `s${screen}` === key);
		nodes = nodes.sort((one, other) => isTouched(other) - isTouched(one)).slice(0, mostDrawn / 3);
	}
	const found = (key) => nodes.find((node) => node.key === key);
	const edges = links.map(({ from, to, words }) => ({ from: found(from), to: found(to), words })).filter(({ from, to }) => from && to).slice(0, mostDrawn - nodes.length);
	const left = count - nodes.length - edges.length;
	const { width, top, bottom } = layOut(nodes, edges);
	last.start = nodes[0].y - top;
	const ways = (node) => edges.filter(({ from }) => from === node).map(({ to, words }) => `${to.name} ${words}`.trim());
	return [
		make("div", { id: "drawing", tabindex: "0", role: "group", "aria-label": "Drawing" },
			shape("svg", { viewBox: `-8 ${top} ${width} ${bottom - top}`, width, height: bottom - top, role: "img", "aria-label": `${nodes.length} boxes, ${edges.length} arrows` },
				shape("marker", { id: "arrow", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto" }, shape("path", { d: "M0 0L8 4L0 8Z" })),
				...edges.map(arrowOf), ...nodes.map(boxOf))),
		make("p.buttons.quiet", {}, ["never reached", "1 look", "2 looks", "3 looks", "4 or more"].map((words, looks) => make("span", {}, make(`i.swatch.looks${looks}`), words))),
		left > 0 && make("p", { id: "left" }, `${left} boxes and arrows are left out, first those without findings.`),
		later("The drawing in words", () => make("ul", {}, nodes.map((node) => make("li", {}, place(node.pointer, node.name), ` ${node.words} → ${ways(node).join(", ") || "nothing"}`)))),
	];
}
