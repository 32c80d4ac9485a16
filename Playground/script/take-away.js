const scale = make("select", { "aria-label": "Scale of the PNG" }, [2, 1, 3].map((value) => make("option", { value }, `${value}×`)));
const action = (label, name) => button(label, () => attempt("take-away", name, scale.value));
async function copyLink() {
	learned("link");
	if (!state.link) await saveLink();
	else await attempt("take-away", "copy", state.link);
}
byID("copy-link").addEventListener("click", copyLink);
fill("take-away", make("span.quiet", {}, "Copy"), button("Link", copyLink), action("curl", "curl"), action("Markdown", "markdown"), action("<img>", "img"), action("Bug report", "report"),
	make("span.quiet", {}, "Save"), action("SVG", "saveSVG"), action("JSON", "saveJSON"), action("PNG", "savePNG"), scale);
