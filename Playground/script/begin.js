function setSpeed(speed) {
	stage.speed = speed;
	byID("slow").ariaPressed = String(speed !== 1);
}
byID("slow").addEventListener("click", () => {
	setSpeed(stage.speed === 1 ? 0.25 : 1);
	saveLink();
});

// Each sentence of a first visit goes once it is followed, and all with the last.
export function learned(lesson) {
	document.querySelector(`[data-lesson=${lesson}]`)?.remove();
	byID("lessons").hidden ||= !document.querySelector("[data-lesson]");
}
byID("lessons-over").addEventListener("click", () => {
	byID("lessons").hidden = true;
	byID("result").focus();
});

export async function load(request = first, view = "stage", name = "") {
	byID("examples").hidePopover();
	state.at = null;
	stage.next = 0;
	open(request || (await more("audit")).example, view);
	state.name = name;
}
byID("examples").addEventListener("beforetoggle", async () => {
	const { examples } = await more("examples");
	fill("example-list", examples.map(([title, words, request, view]) =>
		make("li", {}, button([make("b", {}, title), make("span.quiet", {}, words)], () => load(request, view, title)))));
}, { once: true });

export async function learn() {
	try {
		known.isMissing = false;
		known.policies = (await ask("/policies")).policies;
	} catch {
		known.isMissing = true;
		return;
	}
	showAnew();
	if (state.view === "compare") question();
}

addEventListener("hashchange", openLink);
document.body.className = "";
// Modules wait for this one to end, so that nothing is waited for here.
openLink().then((isOpen) => {
	if (isOpen) return;
	byID("lessons").hidden = false;
	load(first);
});
learn();
