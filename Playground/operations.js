import { at, check, choice, color, edit, number, screenID, showAnew, styleFields, text, types } from "../playground.js";

// How the less common operations begin, and their fields.
const parts = {
	update: [() => ({ bar: { background: "#34C759" } }), ({ bar }) => [screenID("–:the top"), styleFields(at + "/bar", bar)]],
	scroll: [() => ({ contentOffset: 100 }), () => [screenID("–:the top"), number(at + "/contentOffset", "Offset, points")]],
	rotate: [() => ({ orientation: "landscape" }), () => choice(at + "/orientation", "To", "portrait|landscape")],
	reappear: [() => {}, () => text(at + "/by", "By (tab)", { list: "ReappearTrigger" })],
	barHideOnSwipe: [() => ({ direction: "up" }), () => choice(at + "/direction", "Direction", "up|down")],
	barHideOnTap: [() => {}, () => []],
	keyboard: [() => ({ isShown: true }), () => check(at + "/isShown", "Shown")],
	search: [() => ({ isActive: true }), () => choice(at + "/isActive", "Search", "true:begins|false:ends", {
		read: String, write: (value) => edit(at + "/isActive", value === "true"),
	})],
	setAppearanceProxy: [() => ({ properties: { tintColor: "#34C759" } }), () => color(at + "/properties/tintColor", "Tint")],
	traitChange: [() => ({ userInterfaceStyle: "dark" }), () => [
		choice(at + "/userInterfaceStyle", "Appearance", "–:light|dark"), text(at + "/contentSizeCategory", "Text size", { list: "ContentSizeCategory" })]],
};
for (const [type, part] of Object.entries(parts)) types[type].push(...part);

export { showAnew };
export const begin = (type) => edit(at, { type, ...types[type][1]() });
