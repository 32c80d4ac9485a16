import {
	button, byID, fill, goTo, load, make, oneLine, place, plural, question, refusal, send, severities, show, state, tally,
} from "../playground.js";
import { applyFix, listFaults } from "./mending.js";
import { differences, tableOf } from "./tables.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

// The audit that ended last: what was asked, its answer, and how that is shown.
let last;

const all = (value) => (value === undefined ? [] : [value].flat());

async function listen(asked, signal, tell) {
	const { body } = await send("/audit", asked, signal, "application/x-ndjson");
	const runs = [];
	let line = "";
	for await (const piece of body.pipeThrough(new TextDecoderStream())) {
		// A long line comes in pieces, and is put together once.
		const lines = piece.split("\n");
		lines[0] = line + lines[0];
		line = lines.pop();
		for (const { progress, run, end } of lines.map((line) => JSON.parse(line))) {
			if (run) runs.push(run);
			tell(progress, runs.length);
			if (end) return { runs, ...end };
		}
	}
	throw new Error("The end is missing.");
}

export async function audit(signal) {
	const asked = state.broken ? state.text : JSON.stringify(state.value);
	if (last?.asked === asked) return reveal();
	const { value } = state;
	const stop = new AbortController();
	const words = make("span");
	const latest = { run: 1, of: 1, steps: 0, queued: 0 };
	const tell = (progress, made) => {
		const { run, of, steps, queued } = Object.assign(latest, progress);
		words.textContent = made < of ? `Run ${run} of ${of}: ${plural(steps, "step")}, ${queued} queued` : "Trying fixes";
	};
	tell({}, 0);
	show({ view: "audit" });
	fill("findings");
	fill("status", "The audit is running.");
	fill("table", make("p.buttons", {}, words, button("Cancel", () => stop.abort(), { id: "cancel" })), last?.body);
	try {
		last = { asked, value, ...(await listen(asked, AbortSignal.any([signal, stop.signal]), tell)) };
	} catch (error) {
		if (signal.aborted) throw error;
		if (stop.signal.aborted) return pause("The audit is cancelled.", "Nothing is computed.", "Audit again");
		if (error.wait) {
			const again = setTimeout(question, error.wait * 1000);
			signal.addEventListener("abort", () => clearTimeout(again));
			return pause(`${error.problem.title}.`, `The page tries again in ${plural(Number(error.wait), "second")}.`, "Try now");
		}
		show({ view: "audit", answers: last && [] });
		fill("table", last?.body);
		throw error.problem ? error : refusal("The answer was cut off", { detail: "The next change starts it again." });
	}
	for (const key of Object.keys(sought)) sought[key] = "";
	choose(0);
}

// Who was at the button to cancel goes on nearby.
function follow(id, nodes) {
	const hadFocus = byID("cancel") === document.activeElement;
	fill("table", nodes);
	if (hadFocus) byID(id).focus();
}

function pause(title, words, again) {
	follow("again", make("p.buttons", {}, words, button(again, question, { id: "again" })));
	fill("status", title);
}

function reveal() {
	const { body, list, words } = last;
	follow("view-audit", body);
	show({ view: "audit", answers: [] });
	fill("table", body);
	fill("findings", list);
	fill("status", words);
	// A large drawing begins where the app does.
	const box = byID("drawing");
	if (box) box.scrollTop = last.start - box.clientHeight / 2;
}

function titleOf({ policy, environment }) {
	const differs = ([key, value]) => value !== environment.os && last.runs.some((run) => oneLine(run.environment[key]) !== oneLine(value));
	return [policy.name, policy.edition, `iOS ${environment.os}`, ...Object.entries(environment).filter(differs).flat()].filter(Boolean).join(" ");
}

function matrix(chosen) {
	const rows = [...last.matrix];
	return make("div.matrix", {}, tableOf(["Run", "Errors", "Warnings", "Screens with several looks"], last.runs.map((run, index) => {
		const { errors, warnings, screensWithTwoLooks } = run.errors ? {} : rows.shift();
		const title = button(titleOf(run), () => {
			choose(index);
			byID(`run${index}`).focus();
		}, { id: `run${index}`, class: "link", "aria-pressed": String(index === chosen) });
		return [[title, run.errors ? " cannot be made" : run.isComplete ? "" : " not complete"], ...[errors, warnings, screensWithTwoLooks].map((count) => String(count ?? "–"))];
	})));
}

function seek(key, value) {
	sought[key] = value;
	choose(last.chosen);
	byID(`sought-${key}`)?.focus({ preventScroll: true });
}

function choose(index) {
	const run = last.runs[(last.chosen = index)];
	const { errors, findings, causes, isComplete } = run;
	last.body = make("div", {}, last.runs.length > 1 && matrix(index), !errors && drawn(last.value, run));
	last.list = errors ? listFaults("This run cannot be made", errors) : found(run);
	last.words = `${titleOf(run)} · ${errors ? "cannot be made" : `${tally(findings)}, ${plural(causes.length, "cause")}${isComplete ? "" : ", not complete"}`}`;
	reveal();
}
