// The half of the plugin that sees the document. It tells ui.html, which may use the network, what the selected screens look
// like, and puts the picture that comes back beside them.

// In a screen's frame: the layer that is its navigation bar, and in that the layer that shows its tint.
const BAR = /^navigation ?bar$/i;
const TINT = /^(back|tint)$/i;

/** The topmost paint that is seen, as the service takes a background; undefined where there is none. */
function background(node) {
  if (!Array.isArray(node.fills)) return undefined; // figma.mixed, or a layer without fills
  const paint = node.fills.filter((paint) => paint.visible !== false && paint.opacity !== 0).pop();
  if (!paint) return undefined;
  const opacity = paint.opacity === undefined ? 1 : paint.opacity;
  const color = ({ r, g, b, a = 1 }) => ({ r, g, b, a: a * opacity });
  switch (paint.type) {
    case "SOLID":
      return { color: color(paint.color) };
    case "GRADIENT_LINEAR": {
      // The first row of the transform is how far one has come along the gradient.
      const [alongX, alongY] = paint.gradientTransform[0];
      const gradient = paint.gradientStops.map((stop) => ({ at: stop.position, color: color(stop.color) }));
      return { image: { gradient, gradientDirection: Math.abs(alongX) > Math.abs(alongY) ? "right" : "down" } };
    }
    case "IMAGE":
      return { image: { name: paint.imageHash || "image", minimumAlpha: opacity } };
    default:
      return undefined; // other gradients: the service knows none
  }
}

/** The color of a layer's fill; undefined where that is not one color. */
function color(node) {
  const fill = node && background(node);
  return fill && fill.color;
}

/** A frame as a screen of the service. */
function screen(frame) {
  const find = (root, test) => (root && root.findOne ? root.findOne(test) : null);
  const bar = find(frame, (node) => BAR.test(node.name));
  const title = find(bar, (node) => node.type === "TEXT" && !TINT.test(node.name));
  const shown = { id: frame.id, title: title ? title.characters : frame.name };
  const view = color(frame);
  if (view) shown.view = { backgroundColor: view };
  if (bar) {
    // A bar without fills is one through which the screen is seen.
    shown.bar = { background: background(bar) || "transparent" };
    const tint = color(find(bar, (node) => TINT.test(node.name)));
    if (tint) shown.bar.tint = tint;
    if (color(title)) shown.bar.title = { color: color(title) };
  } else {
    shown.bar = { hidden: true };
  }
  return shown;
}

/** The selected frames from left to right: the order in which a person goes through them. */
function selectedScreens() {
  const frames = figma.currentPage.selection.filter((node) => node.type === "FRAME");
  return frames.sort((one, other) => one.absoluteTransform[0][2] - other.absoluteTransform[0][2]).map(screen);
}

function tellSelection() {
  figma.ui.postMessage({ type: "screens", screens: selectedScreens() });
}

figma.showUI(__html__, { width: 360, height: 480, themeColors: true });
figma.on("selectionchange", tellSelection);
figma.ui.onmessage = (message) => {
  switch (message.type) {
    case "ready":
      tellSelection();
      break;
    case "draw": {
      const drawing = figma.createNodeFromSvg(message.svg);
      drawing.name = message.title;
      const frames = figma.currentPage.selection.filter((node) => node.absoluteBoundingBox);
      if (frames.length > 0) {
        const boxes = frames.map((node) => node.absoluteBoundingBox);
        drawing.x = Math.min(...boxes.map((box) => box.x));
        drawing.y = Math.max(...boxes.map((box) => box.y + box.height)) + 40;
      }
      figma.viewport.scrollAndZoomIntoView([drawing]);
      figma.notify(message.title);
      break;
    }
  }
};
