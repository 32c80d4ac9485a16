const rules = { createHTML: (svg) => svg };
const trusted = globalThis.trustedTypes?.createPolicy("navigation-style", rules) ?? rules;

const frame = new CSSStyleSheet();
frame.replaceSync(`
	svg { display: block; max-width: 100%; height: auto }
	:host(.stage) > svg { width: 100%; max-height: 64vh }
	* { animation-play-state: paused !important }
	@media (prefers-color-scheme: dark) {
		:host(.film) > svg { > rect { fill: #161b22 } > [fill="#1C1C1E"] { fill: #c9d1d9 } }
	}
	.faint { opacity: .25 }
	.ring { --line: 5px; > use { --line: 4.5px } }
	rect.chosen { stroke-width: var(--line) }`);

// Badges of one place stand this far apart; the page shows one, with their count.
const badgeWidth = 18;

const numbers = (node, ...names) => names.map((name) => Number(node.getAttribute(name)));

export class Picture {
	constructor({ svg, style, duration, height, width }) {
		Object.assign(this, { duration, height, width });
		this.node = document.importNode(new DOMParser().parseFromString(trusted.createHTML(svg), "image/svg+xml").documentElement, true);
		this.sheet = new CSSStyleSheet();
		this.sheet.replaceSync(style ?? "");
		// It ends the animation for who wants no motion; here nothing moves by itself anyhow.
		const media = [...this.sheet.cssRules].findIndex((rule) => rule instanceof CSSMediaRule);
		if (media >= 0) this.sheet.deleteRule(media);
		this.frames = [...this.node.querySelectorAll(":scope > svg")];
		// A ring is a shape in white, and used once more in its color.
		const groups = [...this.node.querySelectorAll("g[fill=none]:has(> use)")];
		for (const group of groups) group.classList.add("ring");
		this.rings = groups.flatMap((group) => [...group.querySelectorAll(":scope > g > rect")]);
		this.badges = [...this.node.querySelectorAll("g > circle:has(+ text)")];
		this.stacks = [];
		for (const badge of this.badges) {
			badge.dataset.number = badge.nextSibling.textContent;
			const [cx, cy] = numbers(badge, "cx", "cy");
			const stack = this.stacks.find((stack) => stack.some((other) => {
				const [x, y] = numbers(other, "cx", "cy");
				return other.parentNode === badge.parentNode && Math.abs(y - cy) < 1 && Math.abs(Math.abs(x - cx) - badgeWidth) < 1;
			}));
			if (stack) for (const node of [badge, badge.nextSibling]) node.style.display = "none";
			if (stack) stack.push(badge);
			else this.stacks.push([badge]);
		}
	}

	// What stands below the frame is told beside the picture; below those of a film are its moments.
	crop(isFilm) {
		const boxes = this.frames.map((frame) => numbers(frame, "x", "y", "width", "height"));
		if (!boxes[0]) return this;
		const box = isFilm ? [0, 0, this.width, Math.min(this.height, Math.max(...boxes.map(([, y, , height]) => y + height)) + 30)] : boxes[0];
		this.node.setAttribute("viewBox", box.join(" "));
		this.node.setAttribute("width", box[2]);
		this.node.setAttribute("height", box[3]);
		return this;
	}

	show(host) {
		const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
		if (this.node.getRootNode() === root) return;
		host.style.setProperty("--ratio", this.node.getAttribute("width") / this.node.getAttribute("height"));
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
		const chosen = this.badges.filter((badge) => badge.dataset.number === String(number));
		const front = (badge) => this.stacks.find((stack) => stack.includes(badge))?.[0];
		for (const [first, ...others] of this.stacks.filter((stack) => stack.length > 1)) {
			const shown = [first, ...others].find((badge) => chosen.includes(badge));
			first.nextSibling.textContent = shown ? shown.dataset.number : `×${others.length + 1}`;
		}
		const mark = (node, isChosen) => {
			node.classList.toggle("chosen", isChosen);
			node.classList.toggle("faint", chosen.length > 0 && !isChosen);
		};
		const isFront = new Set(chosen.map(front));
		for (const badge of this.badges) for (const node of [badge, badge.nextSibling]) mark(node, isFront.has(badge));
		for (const ring of this.rings) {
			const [x, y, width, height] = numbers(ring, "x", "y", "width", "height");
			mark(ring, chosen.some((badge) => {
				// A number stands on the lower edge of its ring.
				const [cx, cy] = numbers(badge, "cx", "cy");
				return ring.closest(".ring").parentNode.contains(badge) && Math.abs(y + height - cy) < 1 && cx > x && cx < x + width + 1;
			}));
		}
		return chosen.length ? front(chosen[0]) : undefined;
	}
}
