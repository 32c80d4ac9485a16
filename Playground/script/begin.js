function setSpeed(speed) {
	stage.speed = speed;
	byID("slow").ariaPressed = String(speed !== 1);
}
byID("slow").addEventListener("click", () => {
	setSpeed(stage.speed === 1 ? 0.25 : 1);
	saveLink();
});

export async function load([, , request, view = "stage"]) {
	byID("examples").hidePopover();
	state.at = null;
	stage.next = 0;
	open(request ?? (await more("audit")).example, view);
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
	showRequest();
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
