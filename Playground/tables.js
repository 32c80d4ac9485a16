import { button, fill, make, oneLine } from "./playground.js";

const none = (words) => fill("table", make("p.quiet", {}, words));

const sampled = (text) => text.split(/(#[0-9A-F]{8})/).map((part, index) => {
	if (index % 2 === 0) return part;
	const sample = make("i.swatch");
	sample.style.background = part;
	return [sample, part.replace(/FF$/, "")];
});

export function showSteps(answers) {
	if (!answers[0].plan) return none("Without an operation nothing happens. Pick one to see its steps.");
	fill("table", answers.map(({ plan, policy, outcome, reason }) => [
		make("h2", {}, `${outcome} · ${reason ?? plan.presentation}`), make("p.quiet", {}, plan.because),
		make("ol", {}, plan.steps.map(({ at, by, action, rule, ...keys }) => make("li", {},
			make("span.quiet", {}, [at.event, at.screen].filter(Boolean).join(" · ")),
			make("span", {}, by === "policy" ? make("a", { href: `policies/${policy.name}` }, policy.name) : by),
			make("span", {}, make("b", {}, action), Object.entries(keys).map(([key, value]) => [
				` ${key} `,
				make("code", {}, sampled(typeof value === "string" ? value : oneLine(value))),
			])),
			make("a", { href: `rules/${rule}` }, rule)))),
	]));
}

const flattened = (value, key = "") => (typeof value !== "object" || value === null
	? [[key.slice(1), String(value ?? "none")]] : Object.entries(value).flatMap(([name, item]) => flattened(item, `${key}.${name}`)));

export const tableOf = (heads, rows) => make("table", {},
	make("thead", {}, make("tr", {}, heads.map((head) => make("th", { scope: "col" }, head)))),
	make("tbody", {}, rows.map(([first, ...others]) => make("tr", {},
		make("th", { scope: "row" }, first), others.map((cell) => make("td", {}, cell))))));

// What differs between values, a row each; of one alone, all.
export function differences(values) {
	const columns = values.map((value) => new Map(flattened(value)));
	const rows = [...new Set(columns.flatMap((column) => [...column.keys()]))].map((key) => [key, ...columns.map((column) => column.get(key) ?? "–")]);
	return rows.filter(([, ...cells]) => cells.length < 2 || new Set(cells).size > 1).map(([key, ...cells]) => [key, ...cells.map(sampled)]);
}

export function showBars(answers) {
	const { bars } = answers.at(-1);
	const columns = [["Before", answers[0].bars.before], [`At ${Math.round(bars.during?.progress * 100)} %`, bars.during], ["After", bars.after]]
		.filter(([, bar]) => bar);
	const rows = differences(columns.map(([, { provenance, progress, ...bar }]) => bar));
	if (!rows.length) return none(columns.length ? "The bar after is the bar before." : "There is no bar.");
	fill("table", tableOf(["Property", ...columns.map(([title]) => title)], rows));
}

export function showRows(picture, names, open) {
	const tops = [...new Set(picture.frames.map((node) => Number(node.getAttribute("y"))))];
	fill("rows", names.map((name, index) => {
		const row = button("", () => open(index), { "aria-label": `${name} on the stage` });
		const [top, bottom] = [tops[index], tops[index + 1] ?? picture.height].map((y) => (y - 8) / picture.height);
		Object.assign(row.style, { top: `${top * 100}%`, height: `${(bottom - top) * 100}%` });
		return row;
	}));
}
