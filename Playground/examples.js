const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const feed = { id: "feed", title: "Feed" };
const white = { ...feed, bar: { background: "#FFFFFF", tint: "#007AFF" } };
const clear = {
	id: "photo", title: "Photo", bar: { background: "transparent", tint: "#FFFFFF", statusBar: "lightContent" },
	view: { backgroundColor: "#1C3D5A" },
};
const red = { id: "photo", title: "Photo", bar: { background: "#C00000", tint: "#FFFFFF", title: { color: "#FFFFFF" } } };
const push = (screen) => ({ type: "push", screen });
const pop = { type: "pop" };
const swipe = (progress) => ({ type: "interactivePop", progress });
const stock = (os, stack, operation) => ({ policy: "system", environment: { os }, stack, operation });

export const examples = [
	["A color that leaks", "After a pop the feed wears the red of the photo.", stock("17.0", [feed, red], pop)],
	["A clear photo screen", "Fake bars go with their screens.", { policy: "transitionBar", stack: [white], operation: push(clear) }],
	["A cancelled swipe", "What was styled in viewDidLoad does not come back.",
		stock("17.0", [white, { ...clear, styledIn: "viewDidLoad" }], swipe(0.3))],
	["A hidden bar and a swipe", "The cover hides the bar, and with it the way back.",
		stock("17.0", [{ id: "home", title: "Home" }, { id: "cover", title: "Cover", bar: { hidden: true } }], swipe(0.6))],
	["A jump of 98 points", "An opaque image turns translucency off.", stock("12.0", [feed], push(red))],
	["The clear edge of iOS 15", "barTintColor is set, and not seen at the top of the list.", stock("15.0", [{
		id: "list", title: "List", callbacks: { viewDidLoad: { barTintColor: "#C00000" } }, view: { scrollView: { contentHeight: 2000 } },
	}], { type: "scroll", contentOffset: 120 })],
	["A large title", "It shrinks as the album comes.", stock("17.0", [
		{ id: "library", title: "Library", bar: { largeTitle: true }, view: { scrollView: {} } },
	], push({ id: "album", title: "Album", navigationItem: { largeTitleDisplayMode: "never" }, view: { scrollView: {} } }))],
	["Liquid Glass of iOS 26", "Buttons float, and a colored bar disturbs them.", stock("26.1", [
		{ id: "inbox", title: "Inbox", navigationItem: { rightBarButtonItems: ["Edit"] }, view: { backgroundColor: "#FFD6DA" } },
	], push({ id: "message", title: "Message", bar: { background: "#0A84FF" }, navigationItem: { rightBarButtonItems: ["Reply"] } }))],
	["Every policy", "The same pop by each policy, with its verdict.", stock("13.0", [white, red], pop), "compare"],
	["A whole flow", "There, back half the way, and back.",
		{ policy: "restoring", stack: [white], operations: [push(red), swipe(0.4), pop] }, "film"],
	["A whole app", "Ten screens, every history: who hides the bar of seven.", "", "audit"],
];
