export const severities = { error: "Error", warning: "Warning", info: "Note" };

export const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

export const tally = (diagnostics) => Object.entries(severities).map(([severity, name]) => {
	const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
	return count && plural(count, name.toLowerCase());
}).filter(Boolean).join(", ") || "nothing found";

function listDiagnostics(diagnostics, chosen, choose) {
	fill("findings", make("h2", {}, "Diagnostics", diagnostics.length > 0 && make("small", {}, tally(diagnostics))),
		diagnostics.length ? make("ul", {}, diagnostics.map(({ code, severity, screen, property, message, fix, edits }, index) =>
			make("li." + severity, {},
				make("p", {}, make("span.number", {}, index + 1), make("b", {}, severities[severity]), " ",
					button(code, () => choose(index), { class: "link", "aria-pressed": String(index === chosen), id: `finding${index}` }),
					make("span.quiet", {}, [screen, property].filter(Boolean).map((part) => ` · ${part}`))),
				make("p", {}, message), make("p.quiet", {}, fix),
				make("p.buttons", {},
					edits && button("Apply the fix", () => attempt("mending", "applyFix", edits, code), { class: "small", "aria-label": `Apply the fix of ${index + 1}, ${code}` }),
					make("a", { href: `diagnostics/${code}`, "aria-label": `About ${code}` }, "About")))))
			: make("p.quiet", {}, "Nothing leaks, jumps or flashes here."));
}

// Names of the contract as words.
export const spaced = (name) => name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());

export const place = (pointer, words = pointer) => button(words || "the request", () => goTo(pointer), { class: "link" });
