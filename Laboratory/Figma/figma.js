// Stands in for Figma: a document of two screens with the plugin's code, and the plugin's page in an iframe of origin
// `null`.
const checks = [];
const check = (what, holds, seen = "") => checks.push({ what, holds: Boolean(holds), seen: holds ? "" : String(seen) });

/** Makes an iframe with Figma's restrictions; `next` resolves with the member `key` of its next message that has one. */
function iframe(html) {
  const element = document.createElement("iframe");
  element.sandbox = "allow-scripts";
  element.srcdoc = html;
  document.documentElement.append(element);
  const loaded = new Promise((resolve) => element.addEventListener("load", resolve));
  const tell = async (message) => {
    await loaded;
    element.contentWindow.postMessage(message, "*");
  };
  const next = (key) => new Promise((resolve) => {
    addEventListener("message", function listener({ data, source }) {
      if (source !== element.contentWindow || data[key] === undefined) return;
      removeEventListener("message", listener);
      resolve(data[key]);
    });
  });
  return { tell, next, on: (listener) => addEventListener("message", ({ data, source }) => source === element.contentWindow && listener(data)) };
}

const solid = (r, g, b, more) => ({ type: "SOLID", color: { r, g, b }, ...more });
const node = (type, name, fills, children = [], more = {}) => ({
  type, name, fills, children, ...more,
  findOne(test) {
    for (const child of children) {
      if (test(child)) return child;
      const found = child.findOne(test);
      if (found) return found;
    }
    return null;
  },
});
const frame = (id, name, x, fills, children) => node("FRAME", name, fills, children, {
  id, absoluteTransform: [[1, 0, x], [0, 1, 0]], absoluteBoundingBox: { x, y: 100, width: 393, height: 852 },
});
const bar = (title, color, fills) => node("FRAME", "Navigation Bar", fills, [
  node("TEXT", "Back", [solid(1, 0.5, 0)], [], { characters: "Back" }),
  node("TEXT", "Title", [color], [], { characters: title }),
]);
const gradient = {
  type: "GRADIENT_LINEAR", gradientTransform: [[1, 0, 0], [0, 1, 0]],
  gradientStops: [{ position: 0, color: { r: 1, g: 0, b: 0, a: 1 } }, { position: 1, color: { r: 0, g: 0, b: 1, a: 1 } }],
};
const mixed = Symbol("figma.mixed");

const drawings = [];
const figma = {
  mixed,
  currentPage: {
    // In the order of selection: the right one first.
    selection: [
      frame("1:2", "Photo screen", 500, [solid(1, 0.95, 0.93)], [
        bar("Photo", solid(1, 1, 1), [solid(0.9, 0.9, 0.9, { visible: false }), solid(0.137, 0.271, 0.404)])]),
      frame("1:1", "Feed screen", 0, mixed, [bar("Feed", solid(0, 0, 0), [gradient])]),
      node("RECTANGLE", "a note", []),
    ],
  },
  viewport: { scrollAndZoomIntoView() {} },
  notify() {},
  on() {},
  showUI(html) {
    this.page = iframe(html);
    this.page.on((data) => data.pluginMessage && this.ui.onmessage(data.pluginMessage));
  },
  ui: { postMessage: (message) => { figma.told = message; figma.page.tell({ pluginMessage: message }); } },
  createNodeFromSvg(svg) {
    const drawing = { svg };
    drawings.push(drawing);
    return drawing;
  },
};

async function run() {
  new Function("figma", "__html__", setting.code)(figma, setting.ui);
  // Waits, like a person, until the page has loaded the policies.
  let seen;
  const drawn = async (hand) => {
    const answer = figma.page.next("seen");
    await figma.page.tell({ hand });
    seen = await answer;
    return drawings[drawings.length - 1];
  };
  await new Promise((resolve) => figma.page.on((data) => data.pluginMessage?.type === "ready" && resolve()));
  await new Promise((resolve) => setTimeout(resolve, 500));

  const [first, second] = figma.told.screens;
  check("the screens are those from left to right", first?.title === "Feed" && second?.title === "Photo", JSON.stringify(figma.told));
  check("a bar has the topmost fill that is seen", second?.bar.background.color?.b === 0.404, JSON.stringify(second?.bar));
  check("a gradient is one", first?.bar.background.image?.gradientDirection === "right", JSON.stringify(first?.bar));
  check("a frame's fill is the view's color", second?.view.backgroundColor.g === 0.95 && !first?.view, JSON.stringify(second));

  let drawing = await drawn({ operation: "push" });
  check("the plugin's page has the origin null", seen.origin === "null", seen.origin);
  check("it has learnt which policies there are", seen.policies > 10, seen.policies);
  check("a push is drawn", drawing?.name?.startsWith("Push from Feed to Photo"), drawing?.name ?? seen.words);
  const parsed = new DOMParser().parseFromString(drawing?.svg ?? "", "image/svg+xml");
  check("what is drawn is SVG without a style sheet",
    parsed.documentElement.localName === "svg" && !parsed.querySelector("style, parsererror"));
  check("with the colors of the design", /#234567/i.test(drawing?.svg));
  check("below the selection", drawing?.x === 0 && drawing?.y === 992, `${drawing?.x}, ${drawing?.y}`);
  drawing = await drawn({ operation: "pop", policy: "system", os: "12.0" });
  check("a pop is drawn", drawing?.name === "Pop from Photo to Feed, system, iOS 12", drawing?.name ?? seen.words);
  drawing = await drawn({ operation: "compare" });
  check("every policy is drawn", /policies/.test(drawing?.name), drawing?.name ?? seen.words);
  check("what can go wrong is listed", seen.diagnostics.length > 0, seen.words);
  const count = drawings.length;
  await drawn({ os: "99" });
  check("a fault is told with its place", /\/environment\/os/.test(seen.words) && drawings.length === count, seen.words);
  await drawn({ server: "http://localhost:1" });
  check("a server that is out of reach is told", /networkAccess/.test(seen.words), seen.words);

  const probe = iframe(setting.probe);
  const found = probe.next("checks");
  await probe.tell({ server: setting.server, guarded: setting.guarded, token: setting.token });
  checks.push(...await found);
}

run().catch((error) => check("the plugin runs", false, error.stack))
  .finally(() => fetch("/", { method: "POST", body: JSON.stringify(checks) }));
