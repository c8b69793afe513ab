import { isSideMatter } from './is-side-matter.ts';

const LEAST_LETTERS = 40;

/** The elements with a sentence of their own outside of what is not the main text by its name, in order, with its length. */
export function findProse(root: Element): Map<Element, number> {
  const prose = new Map<Element, number>();
  addProse(root, prose);
  return prose;
}

function addProse(element: Element, prose: Map<Element, number>): void {
  for (const child of element.children) {
    if (child.localName === 'figure' || isSideMatter(child)) continue;
    const length = ownLength(child);
    if (length >= LEAST_LETTERS) prose.set(child, length);
    addProse(child, prose);
  }
}

function ownLength(element: Element): number {
  let length = 0;
  for (const node of element.childNodes)
    if (node.nodeType === 3) length += (node.textContent ?? '').trim().length;
  return length;
}
