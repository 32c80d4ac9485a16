const { dataset } = document.body;
const byID = (id) => document.getElementById(id);

// A name has classes, as in `p.quiet`; texts among the children stay texts.
function make(name, attributes = {}, ...children) {
	const [tag, ...classes] = name.split(".");
	const node = document.createElement(tag);
	node.classList.add(...classes);
	for (const [key, value] of Object.entries(attributes)) {
		if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
		else if (value || value === 0) node.setAttribute(key, value === true ? "" : value);
	}
	node.append(...children.flat(3).filter((child) => child || child === 0));
	return node;
}

const button = (label, onclick, attributes) =>
	make("button", { type: "button", onclick, ...attributes }, label);

const fill = (id, ...nodes) => byID(id).replaceChildren(...nodes.flat(3).filter(Boolean));

const notice = (text) => fill("notice", text);

const server = { token: "" };

class Refusal extends Error {
	constructor(problem) {
		super(problem.title);
		this.problem = problem;
	}
}

async function ask(path, body, signal, type = "application/json") {
	const headers = { Accept: type };
	if (server.token) headers.Authorization = `Bearer ${server.token}`;
	if (body) body = typeof body === "string" ? body : JSON.stringify(body);
	const method = body ? "POST" : "GET";
	const response = await fetch(path, { method, body, headers, signal, credentials: "omit" }).catch((error) => {
		throw signal?.aborted ? error : new Refusal({ title: "The server cannot be reached", detail: "The next change asks again." });
	});
	if (!response.ok) throw new Refusal(await response.json().catch(() => ({ title: `Status ${response.status}` })));
	return type === "application/json" ? response.json() : response.text();
}
