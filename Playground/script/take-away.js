const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const absolute = (path) => new URL(path, location.href).href;

async function copy(text) {
	try {
		await navigator.clipboard.writeText(text);
		notice("Copied.");
	} catch {
		const area = byID("copy").querySelector("textarea");
		area.value = text;
		byID("copy").showModal();
		area.select();
	}
}

function save(blob, ending) {
	const href = URL.createObjectURL(blob);
	const download = `navigation-style.${ending}`;
	make("a", { href, download }).click();
	setTimeout(() => URL.revokeObjectURL(href), 9999);
	notice(`${download} saved.`);
}

const saveJSON = () => save(new Blob([state.text]), "json");
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
	return ["curl -s", server.token && '-H "Authorization: Bearer $TOKEN"', isTable ? "" : "-o picture.svg",
		quoted(absolute("." + (isTable ? pathOf(single()) : "/preview"))), "-d", quoted(body)].filter(Boolean).join(" ");
}

const action = (label, run) => button(label, async () => {
	try {
		await run();
	} catch (error) {
		notice(`That did not work: ${error.message}`);
	}
});
const copyLink = () => (state.link ? copy(state.link) : saveLink());
const scale = make("select", { "aria-label": "Scale of the PNG" }, [2, 1, 3].map((value) => make("option", { value }, `${value}×`)));
byID("copy-link").addEventListener("click", copyLink);
fill("take-away", make("span.quiet", {}, "Copy"), action("Link", copyLink), action("curl", () => copy(curlLine())),
	action("Markdown", () => copy(`![${shown.drawn.title.replace(/[[\]\\]/g, "\\$&")}](${absolute(shown.drawn.image)})`)),
	action("<img>", () => copy(`<img src="${escaped(absolute(shown.drawn.image))}" alt="${escaped(shown.drawn.title)}">`)),
	make("span.quiet", {}, "Save"), action("SVG", async () => save(await svg(drawings()[0]), "svg")),
	action("JSON", saveJSON),
	action("PNG", async () => save(await png(still(), scale.value), "png")), scale);
