export function show(answered) {
	shown = answered;
	const { drawn, whole, view, answers = [], operation, tables } = shown;
	showFaults((faults = []));
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
		if (reason) fill("hint", `Nothing moves: ${reason}.`);
		if (view === "stage" && answers.length > 1) tables.showStepper();
		if (swipe && view === "stage") fill("hint", `The slider is the finger. Let go at ${Math.round(swipe.progress * 100)} %, the swipe is ${isFinished ? "finished" : "cancelled"}.`);
	} else {
		shown.picture.show(picture);
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

export function applyFix(edits, name) {
	learned("fix");
	open(patched(state.value, edits), state.view);
	notice(`The fix of ${name} is in the JSON; Undo takes it back.`);
	byID("undo").focus({ preventScroll: true });
}

export function refuse(problem) {
	if (problem.status === 401) return more("pages").then(({ askToken }) => askToken(server.token && problem.detail));
	faults = (problem.errors ?? [problem]).map((fault) => ({ pointer: "", ...fault }));
	const suggest = ({ code, pointer, suggestion }) => suggestion !== undefined && button(`Use “${suggestion}”`, () => {
		if (code !== "unknown-key") return edit(pointer, suggestion);
		const renamed = pointer.replace(/[^/]*$/, suggestion);
		setValue(changed(changed(state.value, renamed, valueAt(state.value, pointer)), pointer));
	}, { class: "small" });
	showFaults(faults, suggest);
	const rest = state.broken && writing?.readable(state.text);
	fill("findings", listFaults(problem.title, faults, suggest), rest && button("Keep what can be read", () => setValue(rest), { class: "small" }));
	byID("old").hidden = !shown.answers;
	picture.classList.add("old");
	fill("status", `${problem.title}.`);
	mark();
}
