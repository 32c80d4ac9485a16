// Made when it is opened.
function later(summary, parts) {
	const details = make("details", { ontoggle: () => details.children.length < 2 && details.append(make("div", {}, parts())) }, make("summary", {}, summary));
	return details;
}

const wayOf = ({ path: { entry, names, replay } }) => button([entry, ...names].join(" → "), () => {
	// The browser's way back leads to the audit.
	history.pushState(null, "", location.href);
	load(replay, "stage");
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
	make("p", {}, make("b", {}, severities[finding.severity]), " ", make("a", { href: `/diagnostics/${finding.code}` }, finding.code),
		[finding.screen, finding.property].filter(Boolean).map((part) => ` · ${part}`), " · ", place(finding.pointer)),
	make("p", {}, finding.message), looksOf(finding));

const fixed = ({ edits, policy, removes, adds, left, message }, name) => [
	make("p", {}, `Fix: ${message} (${plural(edits.length, "edit")}); verified: ${removes.length} of ${removes.length + left - adds.length} gone`,
		adds.length > 0 && `, ${adds.length} less severe added`),
	make("p", {}, button("Put into the graph", () => applyFix([...edits, ...all(policy && { op: "add", path: "/policies", value: [policy] })], name),
		{ class: "small", "aria-label": `Put into the graph the fix of ${name}` })),
];

// Returns the first fix in the order of the answer that removes half of the findings; where one adds nothing, of those alone.
function fixFor(findings) {
	const gone = ({ removes }) => findings.filter(({ fingerprint }) => removes.includes(fingerprint)).length;
	const working = last.fixes.filter((fix) => !fix.isPlan && gone(fix));
	const clean = working.filter(({ adds }) => !adds.length);
	const pool = clean.length ? clean : working;
	return pool.find((fix) => gone(fix) * 2 >= findings.length) ?? pool[0];
}

function causeOf({ screen, pointer, screens, message }, number, findings) {
	// One with two looks on another screen says most.
	const [shown, ...others] = findings.toSorted((one, other) =>
		(one.screen === screen) - (other.screen === screen) || (one.looks.length < 2) - (other.looks.length < 2));
	const fix = fixFor(findings);
	const { severity } = findings[0];
	return make(`li.${severity}`, {},
		make("p", {}, make("span.number", {}, number + 1), make("b", {}, severities[severity]), " ",
			make("strong", {}, message), pointer && [" · ", place(pointer)]),
		make("p", {}, `Seen on ${plural(screens.length, "screen")}: ${screens.join(", ")}`),
		findingOf(shown),
		others.length > 0 && later(plural(others.length, "more finding"), () => others.map(findingOf)),
		fix ? fixed(fix, `cause ${number + 1}`) : make("p", {}, "Fix: ", shown.fix));
}

function found({ causes, findings, coverage, statistics, isComplete, precision }) {
	const plan = last.fixes.find(({ isPlan }) => isPlan);
	const others = findings.filter(({ cause }) => cause === undefined);
	const { screens, routes, unstyled, notModelled } = coverage;
	const told = (words, list) => list.length > 0 && `${words}: ${list.join(", ")}.`;
	return [
		!isComplete && make("div.warning", { id: "incomplete" }, make("p", {}, make("b", {}, "Not complete: "),
			"a limit was reached, or the policy keeps what cannot be searched. What is told is real; there may be more.")),
		make("h2", {}, "Causes"),
		causes.length ? make("ul", {}, causes.map((cause, number) => causeOf(cause, number, cause.findings.map((index) => findings[index])))) : "None.",
		plan && [make("h2", {}, "All together"), fixed(plan, "all causes")],
		others.length > 0 && [make("h2", {}, "Without a cause"), make("ul", {}, others.map((finding) => make(`li.${finding.severity}`, {}, findingOf(finding))))],
		make("h2", {}, "What was walked"),
		make("div", { id: "coverage" }, [
			`${screens.reached} of ${plural(screens.of, "screen")} reached, ${routes.taken} of ${plural(routes.of, "route")} taken.`,
			told("Never reached", screens.never), told("Never taken", routes.never), told("Known by name alone", unstyled), told("Not looked at", notModelled),
			`${plural(statistics.looks, "look")} in ${plural(statistics.engineSteps, "step")}; the longest way has ${plural(statistics.longestShortestPath, "operation")}.`,
			precision === "perProperty" && "Properties were searched a few at a time.",
		].map((words) => words && make("p", {}, words))),
	];
}
