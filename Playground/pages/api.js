const resolved = (root, item) => (item?.$ref ? item.$ref.slice(2).split("/").reduce((place, name) => place?.[name.replaceAll("~1", "/")], root) : item);
const nameOf = (item) => item?.$ref?.split("/").pop();

// A schema's kind in a few words.
function kindOf(schema) {
	if (schema.$ref) return nameOf(schema);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).slice(0, 8).join(" or ") + (schema.enum.length > 8 ? " …" : "");
	const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
	if (choices) return choices.map(kindOf).join(schema.allOf ? " and " : " or ");
	if (schema.items) return `array of ${kindOf(schema.items)}`;
	return [schema.type].flat().filter(Boolean).join(" or ") || "any";
}

const namesIn = (schema) => (schema?.$ref ? [nameOf(schema)]
	: [schema?.oneOf, schema?.anyOf, schema?.allOf, schema?.items].flat().filter(Boolean).flatMap(namesIn));

// Opened when somebody asks for it: schemas go as deep as they like.
function later(summary, parts) {
	const details = make("details", { ontoggle: () => details.children.length < 2 && details.append(make("div", {}, parts())) }, make("summary", {}, summary));
	return details;
}

function schemaOf(root, schema) {
	const { properties = {}, required = [], description, enum: words } = schema;
	const inner = [...new Set([schema, ...Object.values(properties)].flatMap(namesIn))];
	return [
		description && prose(description),
		words && make("p", {}, words.map((value) => [make("code", {}, JSON.stringify(value)), " "])),
		Object.keys(properties).length > 0 && make("ul.plain-list", {}, Object.entries(properties).map(([name, item]) => {
			const { description: told, default: usual, minimum, maximum } = { ...resolved(root, item), ...item };
			const facts = [kindOf(item), required.includes(name) && "required", minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
				usual !== undefined && `by default ${JSON.stringify(usual)}`].filter(Boolean).join(", ");
			return make("li", {}, make("code", {}, name), make("span.quiet", {}, ` ${facts}`), told && prose(told));
		})),
		inner.map((name) => later(name, () => schemaOf(root, root.components.schemas[name]))),
	];
}

const bodyOf = (root, content = {}) => Object.entries(content).map(([type, { schema, examples = {} }]) => [
	make("p", {}, make("code", {}, type), schema && make("span.quiet", {}, ` ${kindOf(schema)}`)),
	schema && later(nameOf(schema) ?? "Schema", () => schemaOf(root, resolved(root, schema))),
	Object.values(examples).filter(({ value }) => value !== undefined).map(({ summary = "Example", value }) => later(summary, () => [
		make("pre", {}, typeof value === "string" ? value : JSON.stringify(value, null, 2)),
		(value?.stack || value?.screens) && button("Open in the playground", () => {
			reader.close();
			load(value, value.screens ? "audit" : value.policies ? "compare" : "stage");
		}, { class: "small" }),
	])),
]).flat(Infinity);

function operationOf(root, path, method, operation) {
	const { summary, description, parameters = [], requestBody, responses, operationId } = operation;
	const all = parameters.map((one) => resolved(root, one));
	return make("details.operation", { id: `api-${operationId}` },
		make("summary", {}, make("b.method", {}, method.toUpperCase()), make("code", {}, path), make("span.quiet", {}, summary)),
		make("div", {}, prose(description),
			all.length > 0 && [make("h4", {}, "Parameters"), make("ul.plain-list", {}, all.map(({ name, in: place, required, description: told, schema }) =>
				make("li", {}, make("code", {}, name), make("span.quiet", {}, ` in the ${place}, ${kindOf(schema ?? {})}${required ? ", required" : ""}`), told && prose(told))))],
			requestBody && [make("h4", {}, "Request"), prose(requestBody.description), bodyOf(root, requestBody.content)],
			make("h4", {}, "Answers"), Object.entries(responses).map(([status, item]) => {
				const { description: told, content } = resolved(root, item);
				return later([make("b", {}, status), ` ${told?.split("\n")[0] ?? ""}`], () => [prose(told), bodyOf(root, content)]);
			})));
}

// The contract as people read it.
export async function showAPI() {
	trail.push(showAPI);
	read("API", make("p.quiet", {}, "Loading the contract."));
	const root = await ask("/openapi.json").catch(({ message }) => notice(`The contract cannot be loaded: ${message}.`));
	// Where a token is needed, the playground asks for it.
	if (!root) return reader.close();
	const operations = Object.entries(root.paths).flatMap(([path, item]) => Object.entries(item)
		.filter(([method]) => ["get", "post", "put", "delete", "patch"].includes(method)).map(([method, operation]) => ({ path, method, operation })));
	read(`${root.info.title} ${root.info.version}`, prose(root.info.description),
		make("p", {}, make("a", { href: "openapi.yaml" }, "openapi.yaml"), " · ", make("a", { href: "openapi.json" }, "openapi.json")),
		root.tags.map(({ name, description }) => [make("h3", {}, capital(name)), make("p.quiet", {}, description),
			operations.filter(({ operation }) => operation.tags?.includes(name)).map(({ path, method, operation }) => operationOf(root, path, method, operation))]));
}
