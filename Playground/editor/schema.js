const schemas = {};

// The schema of what the text is: a graph of screens, or a request.
async function schema() {
	const name = state.view === "audit" ? "audit" : "preview";
	return (schemas[name] ??= await schemaOf(name));
}

const typeOf = ({ kind, word }) => (kind === "{" ? "object" : kind === "[" ? "array" : word?.[0] === '"' ? "string" : undefined);

// A schema with those that it refers to and chooses among; of the choices those that a part may still become.
function branches(root, one, part, depth = 9) {
	if (typeof one !== "object" || !depth) return [];
	const inner = (other) => branches(root, other, part, depth - 1);
	const referred = one.$ref ? inner(valueAt(root, one.$ref.slice(1))) : [];
	const choices = [one.oneOf, one.anyOf, one.allOf].flat().filter(Boolean).map(inner);
	const fitting = choices.filter((choice) => choice.some((branch) => mayBe(branch, part)));
	return [one, ...referred, ...(fitting.length ? fitting : choices).flat()];
}

function mayBe({ type, properties = {}, enum: words }, part) {
	const isOf = typeOf(part);
	if (isOf && type && ![type].flat().includes(isOf)) return false;
	if (isOf === "string" && words && !words.includes(parsed(part.word))) return false;
	return type !== undefined && (part.kind !== "{" || part.parts.every(({ name, word }) => {
		const allowed = Object.hasOwn(properties, name) && properties[name].enum;
		return !allowed || word?.[0] !== '"' || allowed.includes(parsed(word));
	}));
}

// All that may stand at a part.
function schemasAt(root, part, depth = 64) {
	if (!part.outer || !depth) return [];
	if (!part.outer.outer) return branches(root, root, part);
	return schemasAt(root, part.outer, depth - 1).flatMap(({ properties, items }) => {
		const inner = part.outer.kind === "[" ? items : properties && Object.hasOwn(properties, part.name) && properties[part.name];
		return inner ? branches(root, inner, part) : [];
	});
}

const unique = (items) => [...new Map(items.map((item) => [item.text, item])).values()];
const kindsOf = (all) => [...new Set(all.flatMap(({ type, enum: words }) => (words ? [] : type ?? [])))].filter((type) => type !== "null").join(" or ");

// The keys that an object may have and has not, those that it must have first.
function keysFor(root, part, written) {
	const all = schemasAt(root, part);
	const must = new Set(all.flatMap(({ required = [] }) => required));
	return unique(all.flatMap(({ properties = {} }) => Object.entries(properties)).filter(([name, inner]) =>
		Object.keys(inner).join() !== "not" && !part.parts.some((other) => other.name === name && other !== written)).map(([name, inner]) => {
		const inside = branches(root, inner, {});
		const types = new Set(inside.flatMap(({ type = [] }) => type).filter((type) => type !== "null"));
		const after = types.size === 1 ? { object: "{}", array: "[]", string: '""' }[[...types][0]] : "";
		return { text: JSON.stringify(name), note: must.has(name) ? "required" : kindsOf(inside), after: after ?? "" };
	})).sort((one, other) => (other.note === "required") - (one.note === "required"));
}

function valuesFor(root, part) {
	const all = schemasAt(root, part);
	const usual = all.find((one) => one.default !== undefined)?.default;
	const offer = (value, note) => ({ text: JSON.stringify(value), note: note ?? (value === usual ? "default" : "") });
	return unique(all.flatMap((one) => [
		...(one.enum ?? []).map((value) => offer(value)),
		...(one.const === undefined ? [] : [offer(one.const)]),
		...([one.type].flat().includes("boolean") && !one.enum ? [offer(true), offer(false)] : []),
		...(one.default === undefined || typeof one.default === "object" ? [] : [offer(one.default)]),
	]));
}

// Words with `code` in them.
const prose = (words) => words.split("`").map((part, index) => (index % 2 ? make("code", {}, part) : part));

function explained(root, part) {
	const all = schemasAt(root, part);
	const words = [...new Set(all.map(({ description }) => description).filter(Boolean))].slice(0, 2);
	const choices = [...new Set(all.flatMap((one) => one.enum ?? []))];
	const usual = all.find((one) => one.default !== undefined)?.default;
	const range = all.find(({ minimum }) => minimum !== undefined);
	const facts = [kindsOf(all), range && `${range.minimum} to ${range.maximum}`, usual !== undefined && `by default ${JSON.stringify(usual)}`,
		choices.length > 0 && `one of ${choices.slice(0, 12).map((value) => JSON.stringify(value)).join(", ")}${choices.length > 12 ? ", …" : ""}`].filter(Boolean);
	return all.length ? { words, facts } : undefined;
}
