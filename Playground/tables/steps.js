const titleOf = (id) => {
	const { stack = [], operation, operations = [] } = state.value;
	const screen = [...stack, operation?.screen, ...operations.map((one) => one?.screen)].find((one) => one?.id === id);
	return screen?.title || id;
};
const capital = (words) => words[0].toUpperCase() + words.slice(1);
const listed = (ids) => (ids.length ? ids.map(titleOf).join(", ") : "nothing");
const barOf = (bar) => (bar.startsWith("fakeBar:") ? `the fake bar of ${titleOf(bar.slice(8))}` : bar === "navigationBar" ? "the navigation bar" : bar);

// What a step does, in words; its subject stands before them.
const deeds = {
	callback: ({ name, screen }) => ["calls ", make("code", {}, name), ` of ${titleOf(screen)}`],
	delegate: ({ name, screen }) => ["asks the delegate, ", make("code", {}, name), `, about ${titleOf(screen)}`],
	stack: ({ before, after }) => `changes the stack to ${listed(after)}; it was ${listed(before)}`,
	write: ({ bar, copiedFrom }) => `writes to ${barOf(bar)}${copiedFrom ? `, from ${barOf(copiedFrom)}` : ""}`,
	addFakeBar: ({ screen }) => `puts a fake bar on ${titleOf(screen)}`,
	skipFakeBar: ({ screen, reason }) => `puts no fake bar on ${titleOf(screen)}: ${reason}`,
	keepFakeBar: ({ screen, reason }) => `keeps the fake bar of ${titleOf(screen)}: ${reason}`,
	removeFakeBar: ({ screen }) => `removes the fake bar from ${titleOf(screen)}`,
	bringFakeBarToFront: ({ screen }) => `brings the fake bar of ${titleOf(screen)} to the front`,
	adjustScrollInsets: ({ screen }) => `adjusts the scroll insets of ${titleOf(screen)}`,
	restoreScrollInsets: ({ screen }) => `restores the scroll insets of ${titleOf(screen)}`,
	showBar: ({ bar }) => `shows ${barOf(bar)}`,
	hideBar: ({ bar }) => `hides ${barOf(bar)}`,
	showBarBackground: () => "shows the background of the bar",
	hideBarBackground: () => "hides the background of the bar",
	setNavigationBarHidden: ({ hidden, animated }) => `${hidden ? "hides" : "shows"} the bar, ${animated ? "animated" : "at once"}`,
	setContainerBackground: () => "colors the view behind both screens",
	disableClipping: ({ screens }) => `lets ${listed(screens)} be seen outside of their views`,
	animate: () => "animates the bar's look with the screens",
	complete: () => "completes the transition",
	cancel: () => "cancels the transition",
};
const told = ["screen", "name", "before", "after", "bar", "copiedFrom", "reason", "hidden", "animated", "screens", "isAttached"];

// Values stand in rows below the sentence.
const rowsOf = (keys) => Object.entries(keys).flatMap(([key, value]) => (key === "properties" ? Object.entries(value) : told.includes(key) ? [] : [[key, value]]));
const valueOf = (value) => sampled(value === null ? "as in UIKit" : typeof value === "object" ? oneLine(value) : String(value));

const headings = { call: "At the call", turn: "In the next turn of the run loop", alongside: "While the screens move", completion: "When they rest" };
const headingOf = ({ event, screen }) => headings[event] ?? `${event}${screen ? ` of ${titleOf(screen)}` : ""}`;
// How much of the transition is over when an event comes.
const isLate = ({ event }) => /^(did|viewDid(Dis)?[Aa]ppear|completion)/.test(event);
const isDuring = ({ event }) => event === "alongside" || event === "duringTransition";

function groupsOf(steps) {
	const groups = [];
	for (const step of steps) {
		if (groups.at(-1)?.heading !== headingOf(step.at)) groups.push({ heading: headingOf(step.at), at: step.at, steps: [] });
		groups.at(-1).steps.push(step);
	}
	return groups;
}

function stepOf({ at, by, action, rule, ...keys }, policy) {
	const rows = rowsOf(keys);
	return make("li", {},
		make("p", {}, by === "policy" ? make("a", { href: `policies/${policy.name}` }, policy.name) : by === "uikit" ? "UIKit" : "The app", " ",
			deeds[action]?.(keys) ?? action, ". ", make("a.quiet", { href: `rules/${rule}` }, rule)),
		rows.length > 0 && make("dl", {}, rows.map(([key, value]) => make("div", {}, make("dt", {}, key), make("dd", {}, valueOf(value))))));
}

export function showSteps(answers) {
	if (!answers[0].plan) return none("Without an operation nothing happens. Pick one to see its steps.");
	const timeline = [];
	fill("table", answers.map(({ plan, policy, outcome, reason }) => [
		make("h2", {}, capital(`${outcome === "changed" ? "" : `${outcome}: `}${reason ? spaced(reason) : plan.because}`)),
		make("ol.timeline", {}, groupsOf(plan.steps).map(({ heading, at, steps }) => {
			const node = make("li", {}, make("h3", {}, heading), make("ol", {}, steps.map((step) => stepOf(step, policy))));
			timeline.push({ node, at });
			return node;
		})),
	]));
	if (answers.length > 1) return;
	// What has happened under the finger is set off from what is to come.
	stage.moved = (way) => {
		for (const { node, at } of timeline) node.classList.toggle("done", isLate(at) ? way >= 1 : !isDuring(at) || way > 0);
	};
	stage.moved(state.at ?? 1);
}

const words = { pop: "pop", popTo: "pop to", popToRoot: "pop to the root", interactivePop: "back swipe", setViewControllers: "set view controllers", update: "restyle" };

// Operations one after another: each on the stage by itself.
let stepFocus;
export function showStepper() {
	const operations = list(state.value.operations);
	const count = operations.length;
	const step = state.step ?? count;
	const go = (by, id) => () => {
		state.step = step + by;
		state.at = null;
		stage.next = 0;
		stepFocus = id;
		question();
	};
	const { type, screen, screenID } = operations[step - 1] ?? {};
	fill("hint", button("‹ Before", go(-1, "step-back"), { id: "step-back", class: "small", disabled: step <= 1 }), " ",
		button("Next ›", go(1, "step-on"), { id: "step-on", class: "small", disabled: step >= count }),
		` Operation ${step} of ${count}: ${[words[type] ?? type, titleOf(screen?.id ?? screenID)].filter(Boolean).join(" ")}`);
	if (stepFocus) (byID(stepFocus).disabled ? byID(stepFocus === "step-on" ? "step-back" : "step-on") : byID(stepFocus)).focus({ preventScroll: true });
	stepFocus = undefined;
}
