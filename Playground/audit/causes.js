// Made when it is opened.
function later(summary, parts) {
	const details = make("details", { ontoggle: () => details.children.length < 2 && details.append(make("div", {}, parts())) }, make("summary", {}, summary));
	return details;
}

// A replay tells the visits of a screen apart, as in `feed#2`; one that is visited once has its own name.
function named(replay) {
	const ids = new Set();
	const walk = (value, found) => (typeof value !== "object" || value === null ? value : Array.isArray(value) ? value.map((item) => walk(item, found))
		: Object.fromEntries(Object.entries(value).map(([key, item]) => [key, ["id", "screenID"].includes(key) ? found(item) : key === "screens"
			? item.map((one) => (typeof one === "string" ? found(one) : walk(one, found))) : walk(item, found)])));
	walk(replay, (id) => ids.add(id) && id);
	const base = (id) => id.replace(/#\d+$/, "");
	return walk(replay, (id) => ([...ids].some((other) => other !== id && base(other) === base(id)) ? id : base(id)));
}

const wayOf = ({ path: { entry, names, replay } }) => button([entry, ...names].join(" → "), () => {
	// The browser's way back leads to the audit.
	history.pushState(null, "", location.href);
	load(named(replay), "stage");
	state.step = 1;
	question();
	byID("view-stage").focus();
}, { class: "link" });

// The usual look beside three others at a time, value against value.
function looksOf({ property, looks, difference }) {
	const seen = looks.map((look, index) => [look, Object.fromEntries([
		..."value" in look ? [[property, look.value]] : [], ...difference.map(({ property, values }) => [property, values[index]]),
	])]);
	const others = seen.filter(([look]) => !look.isBaseline);
	return others.flatMap((_, at) => {
		const beside = [...seen.filter(([look]) => look.isBaseline), ...others.slice(at, at + 3)];
		return at % 3 ? [] : tableOf(["Property", ...beside.map(([look]) => (look.isBaseline ? "Usually" : "Here"))],
			[...differences(beside.map(([, values]) => values)), ["On the stage", ...beside.map(([look]) => wayOf(look))]]);
	});
}

const findingOf = (finding) => make(`div.finding.${finding.severity}`, {},
	make("p", {}, make("b", {}, severities[finding.severity]), " ", make("a", { href: `diagnostics/${finding.code}` }, finding.code),
		[finding.screen, finding.property].filter(Boolean).map((part) => ` · ${part}`), " · ", place(finding.pointer)),
	make("p", {}, finding.message), looksOf(finding));

const fixed = ({ edits, policy, removes, adds, left, message }, name) => [
	make("p", {}, `Fix: ${message} (${plural(edits.length, "edit")}); verified: ${removes.length} of ${removes.length + left - adds.length} gone`,
		adds.length > 0 && `, ${adds.length} less severe added`),
	make("p", {}, button("Apply to the graph", () => applyFix([...edits, ...all(policy && { op: "add", path: "/policies", value: [policy] })], name),
		{ class: "small", "aria-label": `Apply to the graph the fix of ${name}` })),
];

// Returns the first fix in the order of the answer that removes half of the findings; where one adds nothing, of those alone.
function fixFor(findings) {
	const gone = ({ removes }) => findings.filter(({ fingerprint }) => removes.includes(fingerprint)).length;
	const working = last.fixes.filter((fix) => !fix.isPlan && gone(fix));
	const clean = working.filter(({ adds }) => !adds.length);
	const pool = clean.length ? clean : working;
	return pool.find((fix) => gone(fix) * 2 >= findings.length) ?? pool[0];
}

// Causes after these are folded at first.
const mostOpen = 5;

// What is looked for among the findings: a screen, by a press on its box too, a severity, a code.
export const sought = {};
const fits = (finding) => Object.entries(sought).every(([key, value]) => !value || finding[key] === value);

function filters(findings) {
	const choice = (key, label, all) => {
		const select = make("select", { id: `sought-${key}`, "aria-label": label, onchange: () => seek(key, select.value) }, Object.assign(make("option", {}, label), { value: "" }),
			[...new Set(findings.map((finding) => finding[key]).filter(Boolean))].sort().map((value) => make("option", { value }, all?.[value] ?? value)));
		select.value = sought[key] ?? "";
		return select;
	};
	return findings.length > 1 && make("p.buttons.filters", {}, choice("screen", "Any screen"), choice("severity", "Any severity", severities), choice("code", "Any diagnostic"),
		button("Fold all", ({ target }) => {
			const all = document.querySelectorAll("#findings > ul > li > details");
			const isOpen = [...all].some(({ open }) => open);
			for (const one of all) one.open = !isOpen;
			target.textContent = isOpen ? "Open all" : "Fold all";
		}, { class: "small" }));
}

function causeOf({ screen, pointer, screens, message }, number, findings) {
	// One with two looks on another screen says most.
	const [shown, ...others] = findings.toSorted((one, other) =>
		(one.screen === screen) - (other.screen === screen) || (one.looks.length < 2) - (other.looks.length < 2));
	const fix = fixFor(findings);
	const { severity } = findings[0];
	return make("details", { open: number < mostOpen },
		make("summary", {}, make("span.number", {}, number + 1), make("b", {}, severities[severity]), " ",
			make("strong", {}, message)),
		pointer && make("p", {}, place(pointer)),
		make("p", {}, `Seen on ${plural(screens.length, "screen")}: ${screens.join(", ")}`),
		findingOf(shown),
		others.length > 0 && later(plural(others.length, "more finding"), () => others.map(findingOf)),
		fix ? fixed(fix, `cause ${number + 1}`) : make("p", {}, "Fix: ", shown.fix));
}

function found({ causes, findings, coverage, statistics, isComplete, precision }) {
	const plan = last.fixes.find(({ isPlan }) => isPlan);
	const others = findings.filter(({ cause }) => cause === undefined);
	const { screens, routes, unstyled, notModelled } = coverage;
	const shown = causes.map((cause, number) => [cause, number, cause.findings.map((index) => findings[index]).filter(fits)]).filter(([, , list]) => list.length);
	const told = (words, list) => list.length > 0 && `${words}: ${list.join(", ")}.`;
	return [
		!isComplete && make("div.warning", { id: "incomplete" }, make("p", {}, make("b", {}, "Not complete: "),
			"a limit was reached, or the policy keeps state that cannot be searched. The findings are real; there may be more.")),
		make("h2", {}, "Causes", shown.length < causes.length && make("small", {}, `${shown.length} of ${causes.length}`)), filters(findings),
		shown.length ? make("ul", {}, shown.map(([cause, number, list]) => make(`li.${list[0].severity}`, {}, causeOf(cause, number, list)))) : "None.",
		plan && [make("h2", {}, "All together"), fixed(plan, "all causes")],
		others.some(fits) && [make("h2", {}, "Without a cause"), make("ul", {}, others.filter(fits).map((finding) => make(`li.${finding.severity}`, {}, findingOf(finding))))],
		make("h2", {}, "Coverage"),
		make("div", { id: "coverage" }, [
			`${screens.reached} of ${plural(screens.of, "screen")} reached, ${routes.taken} of ${plural(routes.of, "route")} taken.`,
			told("Never reached", screens.never), told("Never taken", routes.never), told("Known only by name", unstyled), told("Not examined", notModelled),
			`${plural(statistics.looks, "look")} in ${plural(statistics.engineSteps, "step")}; the longest path has ${plural(statistics.longestShortestPath, "operation")}.`,
			precision === "perProperty" && "Properties were searched a few at a time.",
		].map((words) => words && make("p", {}, words))),
	];
}
