const rules = { createHTML: (svg) => svg };
const trusted = globalThis.trustedTypes?.createPolicy("navigation-style", rules) ?? rules;

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
		this.node = document.importNode(new DOMParser().parseFromString(trusted.createHTML(svg), "image/svg+xml").documentElement, true);
		this.sheet = new CSSStyleSheet();
		this.sheet.replaceSync(style ?? "");
		// It ends the animation for who wants no motion; here nothing moves by itself anyhow.
		const media = [...this.sheet.cssRules].findIndex((rule) => rule instanceof CSSMediaRule);
		if (media >= 0) this.sheet.deleteRule(media);
		this.frames = [...this.node.querySelectorAll(":scope > svg")];
	}

	// What stands below the frame is told beside the picture.
	crop() {
		if (!this.frames[0]) return this;
		const box = numbers(this.frames[0], "x", "y", "width", "height");
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
		const badges = [...this.node.querySelectorAll("g > circle:has(+ text)")];
		const chosen = badges.filter((badge) => badge.nextSibling.textContent === String(number));
		const mark = (node, isChosen) => {
			node.classList.toggle("chosen", isChosen);
			node.classList.toggle("faint", chosen.length > 0 && !isChosen);
		};
		for (const badge of badges) for (const node of [badge, badge.nextSibling]) mark(node, chosen.includes(badge));
		for (const ring of this.node.querySelectorAll("g[fill=none]:has(> rect + rect)")) {
			const [x, y, width, height] = numbers(ring.firstChild, "x", "y", "width", "height");
			mark(ring, chosen.some((badge) => {
				// A number stands on the lower edge of its ring.
				const [cx, cy] = numbers(badge, "cx", "cy");
				return ring.parentNode.contains(badge) && Math.abs(y + height - cy) < 1 && cx > x && cx < x + width + 1;
			}));
		}
		return chosen[0];
	}
}
