export function show(answered) {
	shown = answered;
	const { drawn, whole, view, answers = [], operation, tables } = shown;
	faults = [];
	clearFaults();
	const { step } = state;
	shown.diagnostics = (step && view === "stage" ? answers.slice(step - 1, step) : answers).flatMap(({ diagnostics }) => diagnostics);
	if (chosen >= shown.diagnostics.length) chosen = undefined;
	pointed = shown.diagnostics[chosen]?.pointer;
	byID("old").hidden = true;
	for (const id of ["table", "hint"]) fill(id);
	stage.stop();
	Object.assign(stage, { host: picture, followers: [], change: undefined, moved: undefined });
	picture.className = state.value.preview?.extent === "screen" ? `${view} whole` : view;
	picture.hidden = !drawn;
	byID("scrubber").hidden = ["film", "audit"].includes(view) || !drawn && view !== "compare";
	if (view === "audit" || view === "compare") return mark();
	if (drawn) shown.picture = new Picture(drawn);
	if (view !== "film") {
		const [{ outcome, reason }] = answers;
		const isFinished = Number(outcome === "changed");
		const swipe = whole?.duration > 0 && { progress: operation.progress ?? (isFinished || 0.5), isFinished };
		stage.chosen = chosen + 1;
		stage.show(shown.picture.crop(), whole && new Picture(whole).crop(), swipe, state.at);
		if (reason) fill("hint", `Nothing moves: ${spaced(reason)}.`);
		if (view === "stage" && answers.length > 1) tables.showStepper();
		if (swipe && view === "stage") fill("hint", `The slider is the finger. Let go at ${Math.round(swipe.progress * 100)} %, the swipe is ${isFinished ? "finished" : "cancelled"}.`);
	} else {
		shown.picture.crop(true).show(picture);
		shown.picture.choose(chosen + 1);
	}
	if (view === "steps") tables.showSteps(answers);
	if (view === "bars") tables.showBars(answers, drawn);
	fill("status", `${drawn?.title ?? "No picture"} · ${tally(shown.diagnostics)}`);
	showDiagnostics();
}

function showDiagnostics() {
	listDiagnostics(shown.diagnostics, chosen, (index) => {
		chosen = chosen === index ? undefined : index;
		pointed = shown.diagnostics[chosen]?.pointer;
		if (shown.view === "film") shown.picture.choose(chosen + 1);
		else stage.choose(chosen + 1);
		showDiagnostics();
		byID(`finding${index}`).focus({ preventScroll: true });
		if (pointed) select(pointed);
	});
	mark();
}

// Applies a fix, or tells faults, by a module that a visit without either does not load.
export async function refuse(problem) {
	if (problem.status === 401) return (await more("pages")).askToken(server.token && problem.detail);
	const mine = (faults = (problem.errors ?? [problem]).map((fault) => ({ pointer: "", ...fault })));
	clearFaults();
	byID("old").hidden = !shown.answers;
	picture.classList.add("old");
	fill("status", `${problem.title}.`);
	mark();
	const mending = await more("mending").catch(() => {});
	if (mine !== faults) return;
	if (mending) mending.tell(problem.title, faults);
	else fill("findings", faults[0]?.detail);
}
