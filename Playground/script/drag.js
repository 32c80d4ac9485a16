// Part of the width in which a touch may begin, pixels after which a press is a drag, milliseconds that tell its velocity.
const edge = 0.2;
const slop = 5;
const memory = 80;

// The stack that a finger finds: a push has brought its screen.
const standing = () => (current.operation?.type === "push" && stage.at !== 0 ? [...screens(), current.operation.screen] : screens());
const operate = (operation) => {
	state.at = null;
	setValue({ ...without(current, "operation", "operations"), stack: standing(), operation });
	question();
};

// An animator that the delegate has for a pop stands in the way of a finger too.
const swiped = (given) => ({ ...(current.operation?.type !== "push" && current.operation?.animator && { animator: current.operation.animator }), type: "interactivePop", ...given });

let press;

// Follows the finger from where it pressed, in widths of the phone towards the far edge.
function follow({ clientX, timeStamp }) {
	const { box, from, sign, trail } = press;
	const at = Math.min(Math.max((sign * (clientX - from)) / box.width, 0), 1);
	trail.push([timeStamp, at]);
	stage.hold(at);
}

function velocity(now) {
	const trail = press.trail.filter(([time]) => now - time <= memory);
	const [[began, start], [ended, end]] = [trail[0] ?? [0, 0], trail.at(-1) ?? [0, 0]];
	return ended > began ? Math.round(((end - start) / (ended - began)) * 1e5) / 100 : 0;
}

function letGo() {
	press = undefined;
	stage.held = undefined;
}

async function sweep(one) {
	const mine = press;
	const value = { ...single(), stack: standing(), operation: swiped({ progress: 1 }), ...one.change };
	try {
		const drawn = await ask("/preview", { ...value, preview: { ...without(value.preview ?? {}, "at"), annotations: false, form: "animation" } });
		if (mine !== press) return;
		one.whole = new Picture(drawn).crop();
		if (stage.held !== undefined) stage.hold(stage.held);
	} catch {
		// What is wrong is told when the finger lets go.
	}
}

function begin(event) {
	if (!["stage", "compare"].includes(state.view) || state.broken || state.isLarge || current.operations || event.button || !event.isPrimary) return;
	const node = event.currentTarget;
	const box = node.getBoundingClientRect();
	const sign = current.environment?.layoutDirection === "rightToLeft" ? -1 : 1;
	const along = (sign > 0 ? event.clientX - box.left : box.right - event.clientX) / box.width;
	press = { node, box, sign, from: event.clientX, trail: [], mayDrag: event.pointerType !== "touch" || along < edge };
}

function drag(event) {
	if (!press?.mayDrag || !event.isPrimary) return;
	if (stage.held === undefined) {
		if (Math.abs(event.clientX - press.from) < slop) return;
		if (standing().length < 2) {
			letGo();
			return fill("hint", "There is no screen to go back to: the stack has one.");
		}
		press.node.setPointerCapture(event.pointerId);
		press.trail.push([event.timeStamp, 0]);
		stage.hold(0);
		for (const one of [stage, ...stage.followers]) sweep(one);
	}
	follow(event);
}

function end(event) {
	if (!press) return;
	if (stage.held === undefined) {
		const isBack = press.node.shadowRoot && [...press.node.shadowRoot.querySelectorAll("[data-part=backButton]")].some((part) => {
			const { left, right, top, bottom, width } = part.getBoundingClientRect();
			// Targets have 44 points at least.
			return width && part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
				&& Math.abs(event.clientX - (left + right) / 2) <= Math.max(right - left, 44) / 2
				&& Math.abs(event.clientY - (top + bottom) / 2) <= Math.max(bottom - top, 44) / 2;
		});
		letGo();
		if (isBack && standing().length > 1) {
			stage.next = 0;
			operate({ type: "pop", by: "backButton" });
		}
		return;
	}
	learned("drag");
	const [progress, speed] = [Math.round(stage.held * 100) / 100, velocity(event.timeStamp)];
	stage.next = rest + finger;
	letGo();
	operate(swiped({ progress, ...(speed && { velocity: speed }) }));
}

function cancel() {
	if (stage.held !== undefined) stage.seek(state.at);
	letGo();
}

export function draggable(node) {
	const listeners = { pointerdown: begin, pointermove: drag, pointerup: end, pointercancel: cancel, dragstart: (event) => event.preventDefault() };
	for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
}
draggable(picture);

// A tap on a card: the last is pushed onto those before it, and to another the stack is popped.
function tap(index) {
	const stack = screens();
	const isLast = index === stack.length - 1;
	const operation = isLast ? { type: "push", screen: stack[index] } : { type: "popTo", screenID: stack[index]?.id };
	state.at = null;
	stage.next = 0;
	setValue({ ...without(current, "operation", "operations"), stack: isLast ? stack.slice(0, -1) : stack, operation });
	question();
}
