// Where the server needs a token, the page asks for it; it keeps it in memory alone.
export function askToken(fault) {
	if (!byID("token")) document.querySelector("main").before(make("form.plain", { id: "token", "aria-label": "Token", onsubmit: (event) => {
		event.preventDefault();
		useToken(byID("token-text").value.trim());
		byID("token").hidden = true;
		question();
		learn();
	} },
	make("h2", {}, make("label", { for: "token-text" }, "This server asks for a token")),
	make("p", {}, "The page keeps it in memory until you leave, and sends it to this server only."),
	make("p", {}, make("input", { id: "token-text", type: "password", autocomplete: "off" }), " ", make("button.primary", {}, "Use it")),
	make("p.fault", { role: "alert", id: "token-fault" })));
	byID("token").hidden = false;
	fill("token-fault", fault);
	byID("token-text").focus();
}
