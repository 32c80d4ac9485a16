import {
	Picture, ask, button, byID, draggable, drawings, fill, known, make, mark, nameOf, oneLine, open, place, plural, question, setValue, show, spaced, stage, state, without,
} from "../playground.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const none = (words) => fill("table", make("p.quiet", {}, words));

const sampled = (text) => text.split(/(#[0-9A-F]{8})/).map((part, index) => {
	if (index % 2 === 0) return part;
	const sample = make("i.swatch");
	sample.style.background = part;
	return [sample, part.replace(/FF$/, "")];
});

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

// Sentences are the server's; below them is what changes, and folded what does not.
export function showBars(answers, drawn) {
	const { bars } = answers.at(-1);
	const columns = [["Before", answers[0].bars.before], [`At ${Math.round(bars.during?.progress * 100)} %`, bars.during], ["After", bars.after]]
		.filter(([, bar]) => bar);
	if (!columns.length) return none("There is no bar.");
	const values = columns.map(([, { provenance, progress, ...bar }]) => bar);
	const heads = ["Property", ...columns.map(([title]) => title)];
	const changed = differences(values);
	const same = differences(values.slice(0, 1)).filter(([key]) => !changed.some(([other]) => other === key));
	fill("table", make("div.told", {}, (drawn?.description ?? "").split(/ \d+: [a-z-]+: /)[0].split(/(?<=\.) (?=(?:Before|On the way|After):)/).map((words) => make("p", {}, words))),
		values.length > 1 && (changed.length ? tableOf(heads, changed) : make("p.quiet", {}, "The bar after is the bar before.")),
		same.length > 0 && make("details.same", { open: values.length < 2 }, make("summary", {}, values.length > 1 ? `${same.length} more stay as they are` : "The bar"),
			tableOf(["Property", "Value"], same)));
}
