// The example that the page opens with; the others are a module of their own.
export const first = {
	policy: "system", environment: { os: "17.0" }, stack: [
		{ id: "feed", title: "Feed" },
		{ id: "photo", title: "Photo", bar: { background: "#C00000", tint: "#FFFFFF", title: { color: "#FFFFFF" } } },
	], operation: { type: "pop" },
};
