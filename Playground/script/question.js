export function single() {
	if (state.view === "audit") return state.value;
	const { policies, environments, preview, before, ...value } = state.value;
	return policies ? { policy: policies[0], ...value } : value;
}
export const pathOf = (value) => (value.screens ? "/audit" : value.operations ? "/replay" : value.operation || list(value.path).length > 1 ? "/transition" : "/resolve");

export function drawings() {
	const { preview = {}, before, policies = known.policies.map(({ name }) => name) } = state.value;
	const value = single();
	const { operation } = value;
	if (state.view === "compare") {
		return operation && policies.length
			? [{ ...without(state.value, "policy", "before"), policies, preview: { width: 150, ...preview, form: "sheet" } }] : [];
	}
	if (state.view === "film") {
		return [{ ...value, before, preview: ["animation", "sheet"].includes(preview.form) ? without(preview, "form") : preview }];
	}
	// Of operations as many as are stepped through.
	const { operations } = value;
	const drawn = { ...value, ...(operations && { operations: list(operations).slice(0, state.step) }), preview: { ...without(preview, "at"), form: "animation" } };
	const whole = { ...operation, outcome: undefined, velocity: undefined, progress: 1 };
	if (operation?.type !== "interactivePop") return [drawn];
	return [drawn, { ...drawn, operation: whole, preview: { ...drawn.preview, annotations: false } }];
}

// A module that is not needed at first.
const more = (name) => import(`./playground/${name}.js`).catch(() => {
	throw unreachable();
});

// Does what a module is needed for.
async function attempt(module, name, ...given) {
	dataset.busy = name;
	try {
		await (await more(module))[name](...given);
	} catch (error) {
		notice(`That did not work: ${error.message}`);
	}
	delete dataset.busy;
}

async function draw(signal) {
	const { view } = state;
	const tables = (["compare", "steps", "bars"].includes(view) || state.value?.operations) && await more("tables");
	// No request has so many members: what is wrong, the server says of the text.
	if (state.broken || Object.keys(state.value).length > 500) await ask("/preview", state.text, signal);
	if (view === "compare") return tables.compare(signal);
	const value = single();
	const bodies = drawings();
	const answers = await Promise.allSettled([
		...bodies.map((body) => ask("/preview", body, signal)),
		ask(pathOf(value), { ...value, include: ["bars", "plan", "diagnostics"] }, signal),
	]);
	if (signal.aborted) return;
	const refused = answers.find(({ reason }) => reason);
	if (refused) throw refused.reason;
	const answer = answers.pop().value;
	const [drawn, whole] = answers.map(({ value }) => value);
	show({ drawn, whole, bodies, operation: value.operation, answers: answer.transitions ?? [answer], view, tables });
}

let tries = 0;
addEventListener("online", () => tries && question());

export async function question() {
	clearTimeout(timer);
	running.abort();
	const { signal } = (running = new AbortController());
	const asked = (dataset.asked = ++count);
	const began = performance.now();
	if (!state.text.trim() && past.back.length) {
		await (await write()).tellEmpty();
		dataset.answered = asked;
		return;
	}
	try {
		const { audit, example } = state.view === "audit" ? await more("audit") : { audit: draw, example: first };
		if (signal.aborted) return;
		if (!past.back.length) return open(example, state.view);
		await audit(signal);
		if (signal.aborted) return;
		tries = 0;
		if (known.isMissing) learn();
		fill("took", `${Math.ceil(performance.now() - began)} ms`);
	} catch (error) {
		if (signal.aborted) return;
		if (!error.problem) throw error;
		if (error.isLost) timer = setTimeout(question, 1000 * Math.min(2 ** tries++, 30));
		await refuse(error.problem);
	}
	dataset.answered = asked;
}
