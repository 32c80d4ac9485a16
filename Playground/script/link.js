let saving;

export async function saveLink() {
	const mine = (saving = {});
	const coded = await encode(state.broken ? state.text : JSON.stringify(state.value));
	const words = [coded, `view=${state.view}`];
	if (state.at !== null) words.push(`at=${state.at}`);
	if (stage.speed !== 1) words.push(`speed=${stage.speed}`);
	const link = "#r=" + words.join("&");
	if (mine !== saving) return;
	state.link = coded && link.length <= longest && new URL(link, location.href).href;
	if (state.link) history.replaceState(null, "", link);
	else fill("notice", "Over 16 KiB is too long for a link. ", action("Save the JSON", "saveJSON"));
}

async function openLink() {
	if (location.hash === "#api") {
		(await more("pages")).showAPI();
		return true;
	}
	const words = new URLSearchParams(location.hash.slice(1));
	let text;
	let value = {};
	try {
		text = await decode(words.get("r"));
	} catch (error) {
		if (!words.has("r")) return false;
		text = await more("editor").then((module) => module.beginningOf(words.get("r"))).catch(() => "");
		notice(text.trim() ? "The link is damaged; its beginning is in the JSON." : `The link cannot be opened: ${error.message}.`);
		if (!text.trim()) return false;
	}
	try {
		const isSmall = outline(text);
		value = JSON.parse(text);
		if (isSmall && isObject(value)) text = format(value);
	} catch {
		// It is shown as it is.
	}
	const form = value?.preview?.form ?? "animation";
	const at = parseFloat(words.get("at"));
	state.at = at >= 0 && at <= 1 ? at : null;
	setSpeed(words.get("speed") === "0.25" ? 0.25 : 1);
	const view = words.get("view");
	state.name = "";
	open(text, views.includes(view) ? view : value?.screens ? "audit" : value?.policies || value?.environments ? "compare" : form === "animation" && !value?.before ? "stage" : "film");
	if (!state.broken) return true;
	// The fields show what can be read.
	const rest = (await write().catch(() => {}))?.readable(text);
	if (rest && state.broken) {
		state.value = rest;
		showRequest(true);
	}
	return true;
}
