// What the server answers: pictures, an animation under the reader's hand, and lists.

import { button, byID, fill, make, oneLine } from "./page.js";

const trusted = globalThis.trustedTypes?.createPolicy("navigation-style", { createHTML: (svg) => svg });

const frame = new CSSStyleSheet();
frame.replaceSync(`
	svg { display: block; max-width: 100%; height: auto }
	:host(.stage) > svg { width: 100%; max-height: 70vh }
	* { animation-play-state: paused !important }
	.faint { opacity: .25 }
	.chosen rect + rect { stroke-width: 4.5px }`);

const numbers = (node, ...names) => names.map((name) => Number(node.getAttribute(name)));

export class Picture {
	constructor({ svg, style, duration, height, width }) {
		Object.assign(this, { duration, height, width });
		// The one place where a text becomes elements: what the server drew, in which it escaped the request's texts.
		const text = trusted ? trusted.createHTML(svg) : svg;
		this.node = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
		this.sheet = new CSSStyleSheet();
		this.sheet.replaceSync(style ?? "");
		// It ends the animation for who wants no motion; here nothing moves by itself anyhow.
		const media = [...this.sheet.cssRules].findIndex((rule) => rule instanceof CSSMediaRule);
		if (media >= 0) this.sheet.deleteRule(media);
		this.frames = [...this.node.querySelectorAll(":scope > svg")];
	}

	// What stands below the frame is told beside the picture.
	crop() {
		const box = numbers(this.frames[0], "x", "y", "width", "height");
		this.node.setAttribute("viewBox", box.join(" "));
		this.node.setAttribute("width", box[2]);
		this.node.setAttribute("height", box[3]);
		return this;
	}

	show(host) {
		const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
		if (this.node.getRootNode() === root) return;
		root.adoptedStyleSheets = [this.sheet, frame];
		root.replaceChildren(this.node);
	}

	seek(time) {
		for (const animation of this.node.getAnimations({ subtree: true })) {
			animation.pause();
			animation.currentTime = time * 1000;
		}
	}

	// Makes the ring with a number stand out; without one all look alike.
	choose(number) {
		const badges = [...this.node.querySelectorAll("g:has(> circle)")];
		const chosen = badges.filter((badge) => badge.textContent === String(number));
		const mark = (node, isChosen) => {
			node.classList.toggle("chosen", isChosen);
			node.classList.toggle("faint", chosen.length > 0 && !isChosen);
		};
		for (const badge of badges) mark(badge, chosen.includes(badge));
		for (const ring of this.node.querySelectorAll("g[fill=none]:has(> rect + rect)")) {
			const [x, y, width, height] = numbers(ring.firstChild, "x", "y", "width", "height");
			mark(ring, chosen.some((badge) => {
				// A number stands on the lower edge of its ring.
				const [cx, cy] = numbers(badge.firstChild, "cx", "cy");
				return badge.parentNode === ring.parentNode && Math.abs(y + height - cy) < 1 && cx > x && cx < x + width + 1;
			}));
		}
		return chosen[0];
	}
}

// Seconds before and after, seconds of a finger, and the spring, per second: as pictures are animated.
const rest = 0.8;
const finger = 0.4;
const frequency = Math.sqrt(1000 / 3);
const sprung = (time) => 1 - Math.exp(-frequency * time) * (1 + frequency * time);

function timeOf(progress) {
	let [low, high] = [0, 0.5];
	for (let i = 0; i < 24; i++) {
		const middle = (low + high) / 2;
		[low, high] = sprung(middle) < progress ? [middle, high] : [low, middle];
	}
	return low;
}

// A scrubber; for a back swipe it is the finger, and letting it go is a question to the server.
export class Stage {
	speed = 1;

	constructor(host, onmove, onrelease) {
		Object.assign(this, { host, onmove });
		this.slider = byID("at");
		this.slider.addEventListener("pointerdown", () => (this.isDragged = true));
		this.slider.addEventListener("input", () => this.move(this.slider.valueAsNumber / 100));
		this.slider.addEventListener("change", () => {
			const wasDragged = this.isDragged;
			this.isDragged = false;
			if (!this.swipe) return;
			// A finger that lets go is followed to the end; keys move it on.
			if (wasDragged) this.next = rest + finger;
			onrelease(this.slider.valueAsNumber / 100, wasDragged);
		});
		byID("play").addEventListener("click", () => (this.request ? this.stop() : this.play(0)));
	}

	show(picture, whole, swipe, at) {
		this.stop();
		Object.assign(this, { picture, whole, swipe });
		for (const id of ["at", "play", "slow"]) byID(id).disabled = !picture.duration;
		this.seek(at);
		if (this.next !== undefined && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.play(this.next);
		this.next = undefined;
	}

	// `at` is how much of the transition is over, or null for the rest after it.
	seek(at) {
		this.at = at;
		const { picture, swipe, whole } = this;
		let [shown, time] = [picture, picture.duration];
		if (at !== null && swipe && at > swipe.progress) [shown, time] = [whole, rest + finger * at];
		else if (at === 0) time = 0;
		else if (at !== null && swipe) time = rest + (finger * at) / swipe.progress;
		else if (at !== null && at < 1) time = time < 1.7 ? 0 : rest + timeOf(at);
		this.draw(shown, time, at ?? swipe?.progress ?? 1);
	}

	draw(picture, time, way) {
		picture.show(this.host);
		picture.seek(time);
		picture.choose(this.chosen);
		const percent = `${Math.round(way * 100)} %`;
		this.slider.value = Math.round(way * 100);
		this.slider.setAttribute("aria-valuetext", this.swipe ? `finger at ${percent}` : percent);
		byID("at-text").textContent = percent;
	}

	move(at) {
		this.stop();
		this.seek(at);
		this.onmove(at);
	}

	play(time) {
		const { picture, swipe } = this;
		let before;
		const step = (now) => {
			time += ((now - (before ?? now)) / 1000) * this.speed;
			before = now;
			if (time >= picture.duration) return this.move(null);
			const moved = Math.max(time - rest, 0);
			let way = time > picture.duration - rest ? 1 : sprung(moved);
			if (swipe) {
				const { progress, isFinished } = swipe;
				way = moved < finger ? (moved / finger) * progress : progress + (isFinished - progress) * sprung(moved - finger);
			}
			this.at = way;
			this.draw(picture, time, way);
			this.request = requestAnimationFrame(step);
		};
		this.request = requestAnimationFrame(step);
		byID("play").textContent = "Pause";
	}

	stop() {
		cancelAnimationFrame(this.request);
		this.request = undefined;
		byID("play").textContent = "Play";
	}

	// Marks a diagnostic, at a moment at which its ring is seen.
	choose(number) {
		this.chosen = number;
		const badge = this.picture.choose(number);
		if (!badge) return;
		for (const at of [this.at, null, 0, this.swipe?.progress ?? 0.5]) {
			this.move(at);
			let node = badge;
			while (node instanceof SVGElement && getComputedStyle(node).opacity > 0.2) node = node.parentNode;
			if (!(node instanceof SVGElement)) return;
		}
	}
}

// MARK: Lists

const severities = { error: "Error", warning: "Warning", info: "Note" };

export const tally = (diagnostics) => Object.entries(severities).map(([severity, name]) => {
	const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
	return count && `${count} ${name.toLowerCase()}${count > 1 ? "s" : ""}`;
}).filter(Boolean).join(", ") || "no diagnostics";

export function listDiagnostics(diagnostics, chosen, choose, applyFix) {
	fill("findings", make("h2", {}, "Diagnostics", diagnostics.length > 0 && make("small", {}, tally(diagnostics))),
		diagnostics.length ? make("ul", {}, diagnostics.map(({ code, severity, screen, property, message, fix, edits }, index) =>
			make("li." + severity, {},
				make("p", {}, make("span.number", {}, index + 1), make("b", {}, severities[severity]), " ",
					button(code, () => choose(index), { class: "link", "aria-pressed": String(index === chosen), id: `finding${index}` }),
					make("span.quiet", {}, [screen, property].filter(Boolean).map((part) => ` · ${part}`))),
				make("p", {}, message), make("p.quiet", {}, fix),
				make("p.buttons", {},
					edits && button("Apply the fix", () => applyFix(edits, code), { class: "small", "aria-label": `Apply the fix of ${index + 1}, ${code}` }),
					make("a", { href: `/diagnostics/${code}` }, `About ${code}`)))))
			: make("p.quiet", {}, "Nothing leaks, jumps or flashes here."));
}

export function listFaults(title, faults, reveal, suggest) {
	fill("findings", make("h2", {}, title), make("ul", {}, faults.map((fault) => make("li.error", {},
		make("p", {}, make("b", {}, "Fault"), " ", button(fault.pointer || "the request", () => reveal(fault.pointer), { class: "link" })),
		make("p", {}, fault.detail), suggest(fault)))));
}

const none = (words) => fill("table", make("p.quiet", {}, words));

const sampled = (text) => text.split(/(#[0-9A-F]{8})/).map((part, index) => {
	if (index % 2 === 0) return part;
	const sample = make("i.swatch");
	sample.style.background = part;
	return [sample, part.replace(/FF$/, "")];
});

export function showSteps(answers) {
	if (!answers[0].plan) return none("Without an operation nothing happens. Pick one to see its steps.");
	fill("table", answers.map(({ plan, policy, outcome, reason }) => [
		make("h2", {}, `${outcome} · ${reason ?? plan.presentation}`), make("p.quiet", {}, plan.because),
		make("ol", {}, plan.steps.map(({ at, by, action, rule, ...keys }) => make("li", {},
			make("span.quiet", {}, [at.event, at.screen].filter(Boolean).join(" · ")),
			make("span", {}, by === "policy" ? make("a", { href: `/policies/${policy.name}` }, policy.name) : by),
			make("span", {}, make("b", {}, action), Object.entries(keys).map(([key, value]) => [
				` ${key} `,
				make("code", {}, sampled(typeof value === "string" ? value : oneLine(value))),
			])),
			make("a", { href: `/rules/${rule}` }, rule)))),
	]));
}

const flattened = (value, key = "") => (typeof value !== "object" || value === null
	? [[key.slice(1), String(value ?? "none")]] : Object.entries(value).flatMap(([name, item]) => flattened(item, `${key}.${name}`)));

export function showBars(answers) {
	const { bars } = answers.at(-1);
	const columns = [["Before", answers[0].bars.before], [`At ${Math.round(bars.during?.progress * 100)} %`, bars.during], ["After", bars.after]]
		.filter(([, bar]) => bar)
		.map(([title, { provenance, progress, ...bar }]) => [title, new Map(flattened(bar))]);
	const keys = [...new Set(columns.flatMap(([, values]) => [...values.keys()]))].filter((key) =>
		columns.length < 2 || new Set(columns.filter(([, values]) => values.has(key)).map(([, values]) => values.get(key))).size > 1);
	if (!keys.length) return none(columns.length ? "The bar after is the bar before." : "There is no bar.");
	const cells = (name, list, scope) => list.map((item) => make(name, { scope }, item));
	fill("table", make("table", {},
		make("thead", {}, make("tr", {}, cells("th", ["Property", ...columns.map(([title]) => title)], "col"))),
		make("tbody", {}, keys.map((key) => make("tr", {}, cells("th", [key], "row"),
			cells("td", columns.map(([, values]) => sampled(values.get(key) ?? "–"))))))));
}

export function showRows(picture, names, open) {
	const tops = [...new Set(picture.frames.map((node) => Number(node.getAttribute("y"))))];
	fill("rows", names.map((name, index) => {
		const label = `${name} on the stage`;
		const row = button("", () => open(index), { "aria-label": label, title: label });
		Object.assign(row.style, {
			top: `${tops[index] - 8}px`, height: `${(tops[index + 1] ?? picture.height) - tops[index]}px`, width: `${picture.width}px`,
		});
		return row;
	}));
}

export function showViews(view, choose) {
	document.body.dataset.view = view;
	if (!byID(`view-${view}`)) {
		fill("tabs", ["Stage", "Film", "Compare", "Steps", "Bars"].map((words) =>
			button(words, () => choose(words.toLowerCase()), { id: `view-${words.toLowerCase()}` })));
	}
	for (const tab of byID("tabs").children) tab.ariaPressed = String(tab.id === `view-${view}`);
}
