import { button, byID, changed, edit, fields, fill, learned, make, notice, open, place, setValue, state, valueAt, writing } from "../playground.js";

export const listFaults = (title, faults, suggest) => [make("h2", {}, title), make("ul", {}, faults.map((fault) => make("li.error", {},
	make("p", {}, make("b", {}, "Fault"), " ", place(fault.pointer, fault.line && `line ${fault.line}, column ${fault.column}`)),
	make("p", {}, fault.detail), suggest?.(fault))))];

const suggest = ({ code, pointer, suggestion }) => suggestion !== undefined && button(`Use “${suggestion}”`, () => {
	if (code !== "unknown-key") return edit(pointer, suggestion);
	const renamed = pointer.replace(/[^/]*$/, suggestion);
	setValue(changed(changed(state.value, renamed, valueAt(state.value, pointer)), pointer));
}, { class: "small" });

// Each fault stands at the field that is nearest to its pointer, and all of them in a list.
export function tell(title, faults) {
	for (const item of faults) {
		const nearest = fields.filter(({ pointer }) => `${item.pointer}/`.startsWith(pointer + "/"))
			.sort((one, other) => other.pointer.length - one.pointer.length)[0];
		if (!nearest) continue;
		nearest.fault.append(item.detail, suggest(item) || "");
		nearest.control.ariaInvalid = "true";
		const card = nearest.control.closest("details");
		if (card) card.open = true;
	}
	const rest = state.broken && writing?.readable(state.text);
	fill("findings", listFaults(title, faults, suggest), rest && button("Keep what can be read", () => setValue(rest), { class: "small" }));
}

function patched(value, edits) {
	return edits.reduce((copy, { op, path, value: item }) => {
		const end = path.lastIndexOf("/");
		const list = valueAt(copy, path.slice(0, end));
		if (op !== "add" || !Array.isArray(list)) return changed(copy, path, op === "remove" ? undefined : item);
		const at = path.endsWith("/-") ? list.length : Number(path.slice(end + 1));
		return changed(copy, path.slice(0, end), list.toSpliced(at, 0, item));
	}, value);
}

export function applyFix(edits, name) {
	learned("fix");
	open(patched(state.value, edits), state.view);
	notice(`The fix of ${name} is in the JSON; Undo takes it back.`);
	byID("undo").focus({ preventScroll: true });
}
