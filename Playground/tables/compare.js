const mostFrames = 60;
const axes = [
	["iOS", "os", ["9.0", "11.0", "12.0", "13.0", "14.0", "15.0", "17.0", "18.0", "26.0"], (os) => `iOS ${os}`],
	["Appearance", "userInterfaceStyle", ["light", "dark"], String],
	["Device", "device", ["iPhone 8", "iPhone 15", "iPhone 17 Pro Max", "iPad (A16)"], String],
];
const list = (value) => (Array.isArray(value) ? value : []);
const policiesOf = ({ policies }) => policies ?? known.policies.map(({ name }) => name);

function write(policies, environments) {
	const value = without(state.value, "policies", "environments", ...(policies ? ["policy"] : []));
	setValue({ ...(policies && { policies }), ...value, ...(environments?.length && { environments }) });
}

function tick(label, isOn, change) {
	const box = make("input", { type: "checkbox", onchange: () => change(box.checked) });
	box.checked = isOn;
	return make("label.tick", {}, box, label);
}

function policyTicks() {
	const { value } = state;
	const chosen = policiesOf(value);
	const put = (policies) => write(policies.length === known.policies.length && policies.every((one) => typeof one === "string") ? undefined : policies, value.environments);
	return make("details", { id: "policy-ticks" }, make("summary", {}, `Policies: ${chosen.length} of ${known.policies.length}`),
		make("div.ticks", { role: "group", "aria-label": "Policies" }, known.policies.map(({ name }) => tick(name, chosen.some((one) => nameOf(one) === name), (isOn) =>
			put(isOn ? [...chosen, name] : chosen.filter((one) => nameOf(one) !== name))))),
		make("p.buttons", {}, button("All", () => put(known.policies.map(({ name }) => name)), { class: "small" }),
			button("UIKit alone", () => put(["system"]), { class: "small" })));
}

// Each axis has its ticks; the environments are all that they make together.
function environmentTicks() {
	const { environments, policies } = state.value;
	const ticked = (key) => [...new Set(list(environments).map((one) => one?.[key]).filter(Boolean))];
	const change = (key, value, isOn) => {
		let made = [{}];
		for (const [, name, offered] of axes) {
			const chosen = name === key ? [...ticked(name).filter((one) => one !== value), ...(isOn ? [value] : [])] : ticked(name);
			const values = [...offered.filter((one) => chosen.includes(one)), ...chosen.filter((one) => !offered.includes(one))];
			if (values.length) made = made.flatMap((one) => values.map((item) => ({ ...one, [name]: item })));
		}
		write(policies, made.filter((one) => Object.keys(one).length));
	};
	return make("details", { id: "environment-ticks" },
		make("summary", {}, `Environments: ${environments ? list(environments).length : "as in the request"}`),
		axes.map(([label, key, values, words]) => make("div.ticks", { role: "group", "aria-label": label },
			values.map((value) => tick(words(value), ticked(key).includes(value), (isOn) => change(key, value, isOn))))));
}

const titleOfEnvironment = ({ environment }, all) => {
	const differs = (key) => new Set(all.map((one) => one.environment[key])).size > 1;
	const { os, userInterfaceStyle, device } = environment;
	return [`iOS ${os}`, differs("userInterfaceStyle") && userInterfaceStyle, differs("device") && device].filter(Boolean).join(", ");
};

// A frame that moves along with the others.
class Frame {
	constructor(policy, environment) {
		this.change = { policy, ...(environment && { environment: { ...state.value.environment, ...environment } }) };
		this.host = make("div.frame.stage");
		draggable(this.host);
	}

	async draw(signal) {
		const value = { ...without(state.value, "policies", "environments"), ...this.change };
		const body = (operation) => ({ ...value, operation, preview: { ...without(value.preview ?? {}, "at"), form: "animation", annotations: false } });
		const { operation } = value;
		const whole = { ...without(operation, "outcome", "velocity"), progress: 1 };
		const [drawn, all] = await Promise.all([operation, operation.type === "interactivePop" && whole]
			.map((one) => one && ask("/preview", body(one), signal)));
		this.picture = new Picture(drawn).crop();
		this.whole = all && new Picture(all).crop();
		this.outcome = drawn.outcome;
	}

	follow(isWhole, time) {
		const shown = (isWhole && this.whole) || this.picture;
		shown?.show(this.host);
		shown?.seek(Math.min(time, shown.duration));
	}
}

function rowOf(policy, results, frames) {
	const name = nameOf(policy);
	const counts = results.map(({ verdict = { errors: 1 } }) => verdict);
	const kind = counts.some(({ errors }) => errors) ? "error" : counts.some(({ warnings }) => warnings) ? "warning" : "clean";
	const openOnStage = (environment) => {
		const { environment: base } = state.value;
		open({ policy, ...without(state.value, "policy", "policies", "environments", "environment"), ...((environment || base) && { environment: { ...base, ...environment } }) }, "stage");
		byID("view-stage").focus();
	};
	return make(`li.${kind}`, { id: `row-${name}` },
		make("p", {}, make("span.sign", { "aria-hidden": "true" }, kind === "clean" ? "✓" : "!"), " ",
			button(name, () => openOnStage(frames[0]?.change.environment), { class: "link", "aria-label": `${name} on the stage` })),
		make("div.frames", {}, results.map(({ verdict, body, title }, index) => make("div", {},
			make("p", {}, results.length > 1 && [button(title, () => openOnStage(frames[index]?.change.environment), { class: "link", "aria-label": `${name} on the stage, ${title}` }), ": "],
				verdict ? verdict.message : body.errors?.[0]?.detail ?? body.detail ?? body.title), frames[index]?.host))));
}

export async function compare(signal) {
	const { value } = state;
	const policies = policiesOf(value);
	const open = [...document.querySelectorAll("#table details[open]")].map(({ id }) => id);
	const focused = [...document.querySelectorAll("#table input, #table summary")].indexOf(document.activeElement);
	const put = (...nodes) => {
		fill("table", policyTicks(), environmentTicks(), nodes);
		for (const id of open) byID(id).open = true;
		if (focused >= 0) [...document.querySelectorAll("#table input, #table summary")][focused]?.focus({ preventScroll: true });
	};
	if (!value.operation || !policies.length) {
		show({ view: "compare", answers: [] });
		put(make("p.quiet", {}, value.operation ? "Pick a policy." : "Comparing policies needs one operation."));
		fill("findings");
		byID("scrubber").hidden = true;
		return fill("status", "Nothing to compare yet.");
	}
	const answer = await ask("/compare", { ...without(value, "policy", "preview"), policies, include: [] }, signal);
	const runs = value.environments ? answer.results : [{ environment: answer.results[0]?.body.environment ?? {}, body: answer }];
	const refused = runs.find(({ body }) => !body.results);
	const resultsOf = (policy, index) => runs.filter(({ body }) => body.results).map((run) => ({ ...run.body.results[index], title: titleOfEnvironment(run, runs) }));
	const rows = policies.map((policy, index) => {
		const results = resultsOf(policy, index);
		return { policy, results, frames: results.map((_, place) => new Frame(policy, value.environments?.[place])) };
	});
	const frames = rows.flatMap((row) => row.frames.filter((_, index) => row.results[index].status === 200)).slice(0, mostFrames);
	await Promise.all(frames.map((frame) => frame.draw(signal)));
	if (signal.aborted) return;
	show({ view: "compare", answers: [] });
	const all = rows.flatMap(({ results }) => results);
	const clean = all.filter(({ verdict }) => verdict?.clean).length;
	const words = `${clean} of ${all.length} are clean`;
	const left = all.filter(({ status }) => status === 200).length - frames.length;
	put(refused && make("p.fault", {}, refused.body.detail ?? refused.body.title),
		make(value.environments ? "ul.policies.several" : "ul.policies", {}, rows.map(({ policy, results, frames }) => rowOf(policy, results, frames))),
		left > 0 && make("p.quiet", {}, `${plural(left, "frame")} are left out; select fewer to show all.`));
	const lost = new Map(runs.flatMap(({ body }) => body.unsayable ?? []).map((one) => [oneLine(one), one]));
	fill("findings", lost.size > 0 && [make("h2", {}, "Parts that a policy cannot express", make("small", {}, lost.size)), make("ul", {}, [...lost.values()].map(({ policy, screen, part, pointer, loss }) =>
		make("li", {}, make("p", {}, make("b", {}, nameOf(policy)), ` · ${screen} · `, place(pointer, part)), make("p", {}, loss))))]);
	fill("status", `${words}.`);
	const [first, ...others] = frames;
	byID("scrubber").hidden = !first;
	if (!first) return;
	Object.assign(stage, { host: first.host, followers: others, change: first.change });
	const isFinished = Number(first.outcome === "changed");
	const swipe = first.whole?.duration > 0 && { progress: value.operation.progress ?? (isFinished || 0.5), isFinished };
	stage.show(first.picture, first.whole, swipe, state.at);
}
