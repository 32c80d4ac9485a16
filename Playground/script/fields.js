export let fields = [];

function field(kind, pointer, label, control, sync, ...beside) {
	// One place may have two fields: its kind, and what it is of that kind.
	const id = pointer + (fields.some((other) => other.pointer === pointer) ? "*" : "");
	control.id = id;
	control.setAttribute("aria-describedby", id + "!");
	const fault = make("p.fault", { id: id + "!" });
	fields.push({ pointer, control, fault, sync });
	return make("div.field" + kind, {}, make("label", { for: id }, label), make("div.control", {}, beside, control), fault);
}

const names = { "–": undefined, true: true, false: false };

// Options are as in `–|yes|lightContent:light`, where – is none.
export function choice(pointer, label, options, { read = (value) => value, write = (value) => edit(pointer, value), more = [], kind = "" } = {}) {
	const select = make("select", { onchange: () => write(Object.hasOwn(names, select.value) ? names[select.value] : select.value) });
	const add = (value, words = value) => select.append(make("option", { value }, words));
	for (const option of options ? options.split("|") : []) add(...option.split(":"));
	for (const name of more) add(name);
	return field(kind, pointer, label, select, (value) => {
		const text = String(read(value) ?? "–");
		if (![...select.options].some((option) => option.value === text)) add(text, text.slice(0, 40));
		select.value = text;
	});
}

export function check(pointer, label, usual = false) {
	const box = make("input", { type: "checkbox", onchange: () => edit(pointer, box.checked === usual ? undefined : box.checked) });
	return field(".check", pointer, label, box, (value) => (box.checked = value ?? usual));
}

// An empty line is `blank`; `as` makes a value of a line, and `read` the line again.
export function text(pointer, label, { as = (words) => words, read = (value) => value, blank, list, kind = "", picker } = {}) {
	const input = make("input", {
		type: "text", spellcheck: "false", autocomplete: "off", list,
		oninput: () => edit(pointer, input.value === "" ? blank : as(input.value)),
	});
	return field(kind, pointer, label, input, (item, isOver) => {
		const value = read(item);
		picker?.show(value);
		if (input === document.activeElement && !isOver) return;
		// What has more parts than a line can show is changed in the JSON.
		input.readOnly = typeof value === "object" || value?.length > 4096;
		input.value = (typeof value === "object" ? oneLine(value) : String(value ?? "")).slice(0, 4096);
	}, picker?.node);
}

const asNumber = (words) => (words.trim() === "" || isNaN(words) ? words : Number(words));
export const number = (pointer, label) => text(pointer, label, { as: asNumber });

export function color(pointer, label, blank) {
	const node = make("input", { type: "color", "aria-label": `${label}, picker`, oninput: () => edit(pointer, node.value.toUpperCase()) });
	const show = (value) => {
		const hex = /^#[0-9a-f]{6}/i.exec(value)?.[0];
		node.value = hex ?? "#000000";
		node.classList.toggle("none", !hex);
	};
	return text(pointer, label, { blank, picker: { node, show } });
}

// Whether those too are set in which somebody types.
function syncFields(isOver) {
	for (const { pointer, sync } of fields) sync(valueAt(current, pointer), isOver);
}

function clearFault(pointer) {
	for (const { control, fault } of fields.filter((field) => field.pointer === pointer)) {
		fault.replaceChildren();
		control.ariaInvalid = null;
	}
}

const clearFaults = () => fields.forEach(({ pointer }) => clearFault(pointer));
