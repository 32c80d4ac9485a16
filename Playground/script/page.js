const { dataset } = document.body;
export const byID = (id) => document.getElementById(id);

// A name has classes, as in `p.quiet`; texts among the children stay texts.
export function make(name, attributes = {}, ...children) {
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

export const button = (label, onclick, attributes) =>
	make("button", { type: "button", onclick, ...attributes }, label);

export const fill = (id, ...nodes) => byID(id).replaceChildren(...nodes.flat(3).filter(Boolean));

export const notice = (text) => fill("notice", text);

export const hasToken = () => Boolean(server.token);
export const useToken = (token) => (server.token = token);
const server = { token: "" };

export const refusal = (title, problem, wait) => Object.assign(new Error(title), { problem: { title, ...problem }, wait });
const unreachable = () => Object.assign(refusal("The server cannot be reached", { detail: "The page tries again by itself." }), { isLost: true });

// Paths are those of the page: one under /v0 asks under /v0.
export async function send(path, body, signal, type = "application/json") {
	const headers = { Accept: type };
	if (server.token) headers.Authorization = `Bearer ${server.token}`;
	if (body) body = typeof body === "string" ? body : JSON.stringify(body);
	const method = body ? "POST" : "GET";
	const response = await fetch("." + path, { method, body, headers, signal, credentials: "omit" }).catch((error) => {
		throw signal?.aborted ? error : unreachable();
	});
	if (response.ok) return response;
	throw refusal(`Status ${response.status}`, await response.json().catch(() => {}), response.headers.get("Retry-After"));
}

export const ask = async (...asked) => (await send(...asked)).json();
export const schemaOf = (name) => ask(`/schemas/${name}.json`);
