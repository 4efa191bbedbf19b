import type { Box } from "./free-spots.ts";

const solid =
  "a, button, input, textarea, select, label, summary, svg, canvas, video, [tabindex]:not([tabindex='-1']), [aria-busy=true]";
/** Of these elements the content counts as an obstacle, list markers included, but not the empty space beside it. */
const lines = "p, h1, h2, h3";
/** Pictures wider than this are scenery and may be covered; narrower ones belong to the content beside them. */
const sceneryWidth = 240;

/** The element's rectangle in the page, whatever is scrolled. */
export function boxOf(element: { getBoundingClientRect(): DOMRect }): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { scrollX, scrollY } = window;
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}

/** Whether an element scrolls, so that its controls could move below a candy. */
const scrollsSideways = (element: Element) =>
  element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX);

/** What a candy must not cover: text, controls, small pictures, scrolling rows. Ignores everything inside `except`. */
export function inTheWay(root: Element, except: Element): Box[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node === except) return NodeFilter.FILTER_REJECT;
    if (!(node instanceof Element))
      return node.nodeValue?.trim() === "" ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    const counts =
      node.matches(solid) ||
      node.matches(lines) ||
      scrollsSideways(node) ||
      (node.matches("img") && node.clientWidth < sceneryWidth);
    return counts ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  const range = document.createRange();
  const boxes: Box[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    range.selectNodeContents(node);
    const box = boxOf(node instanceof Element && !node.matches(lines) ? node : range);
    if (box.right > box.left) boxes.push(box);
  }
  return boxes;
}
