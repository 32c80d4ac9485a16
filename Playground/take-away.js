import { byID, drawings, hasToken, make, notice, pathOf, send, shown, single, state } from "../playground.js";

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const absolute = (path) => new URL(path, location.href).href;

export async function copy(text) {
	try {
		await navigator.clipboard.writeText(text);
		notice("Copied.");
	} catch {
		const area = make("textarea", { readonly: true, rows: 8, "aria-label": "Text" }, text);
		const dialog = make("dialog", { "aria-label": "To be copied", onclose: () => dialog.remove() },
			make("form", { method: "dialog" }, area, make("button.primary", {}, "Done")));
		document.body.append(dialog);
		dialog.showModal();
		area.select();
	}
}

function save(blob, ending) {
	const href = URL.createObjectURL(blob);
	const words = state.name || shown.drawn?.title || "navigation-style";
	const download = `${words.normalize("NFKD").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 80) || "navigation-style"}.${ending}`;
	make("a", { href, download }).click();
	setTimeout(() => URL.revokeObjectURL(href), 9999);
	notice(`${download} saved.`);
}

export const saveJSON = () => save(new Blob([state.text]), "json");
const svg = async (body) => (await send("/preview", body, undefined, "image/svg+xml")).blob();

async function png(body, scale) {
	const image = new Image();
	image.src = URL.createObjectURL(await svg(body));
	await image.decode();
	const canvas = make("canvas", { width: Math.ceil(image.width * scale), height: Math.ceil(image.height * scale) });
	canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
	URL.revokeObjectURL(image.src);
	return new Promise((resolve) => canvas.toBlob(resolve));
}

function still() {
	const [drawn] = drawings();
	const at = state.at === null ? {} : { at: [state.at] };
	return state.view === "stage" ? { ...drawn, preview: { ...drawn.preview, ...at, form: "still" } } : drawn;
}

function curlLine() {
	const isTable = ["steps", "bars", "audit"].includes(state.view);
	const body = state.broken ? state.text : JSON.stringify(isTable ? single() : drawings()[0]);
	return ["curl -s", hasToken() && '-H "Authorization: Bearer $TOKEN"', isTable ? "" : "-o picture.svg",
		quoted(absolute("." + (isTable ? pathOf(single()) : "/preview"))), "-d", quoted(body)].filter(Boolean).join(" ");
}

export const curl = () => copy(curlLine());
// A comparison is drawn as one picture only here.
const drawnNow = async () => shown.drawn ?? (await send("/preview", drawings()[0])).json();
export const markdown = async () => {
	const { title, image } = await drawnNow();
	return copy(`![${title.replace(/[[\]\\]/g, "\\$&")}](${absolute(image)})`);
};
export const img = async () => {
	const { title, image } = await drawnNow();
	return copy(`<img src="${escaped(absolute(image))}" alt="${escaped(title)}">`);
};
// All that somebody needs to see the same.
export async function report() {
	const { version } = await (await send("/version")).json();
	const found = (shown.diagnostics ?? []).map(({ code, message }, index) => `${index + 1}. \`${code}\`: ${message}`);
	const isDrawn = !state.broken && !["audit"].includes(state.view);
	const drawn = isDrawn ? await drawnNow().catch(() => {}) : undefined;
	await copy([
		"**What happens, and what was expected:**", "", drawn && `![${drawn.title}](${absolute(drawn.image)})`, "", ...found, "",
		state.link ? `Playground: ${state.link}` : "The request is too long for a link.",
		`Version: navigation-style ${version}`, `Browser: ${navigator.userAgent}`, "", "```json", state.text.slice(0, 1 << 16), "```", "",
	].filter((line, index, all) => line !== undefined && (line || all[index - 1])).join("\n"));
}
export const saveSVG = async () => save(await svg(drawings()[0]), "svg");
export const savePNG = async (scale) => save(await png(still(), scale), "png");
