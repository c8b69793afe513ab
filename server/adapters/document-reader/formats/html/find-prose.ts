import { isSideMatter } from './is-side-matter.ts';
import type { Measured } from './measure-elements.ts';

const LEAST_LETTERS = 40;

/** The elements with a sentence of their own outside of what is not the main text by its name, in order, with its length. */
export function findProse(root: Element, measured: Measured): Map<Element, number> {
  const prose = new Map<Element, number>();
  addProse(root, { prose, measured });
  return prose;
}

interface Finding {
  prose: Map<Element, number>;
  measured: Measured;
}

function addProse(element: Element, finding: Finding): void {
  for (const child of element.children) {
    if (child.localName === 'figure' || isSideMatter(child, finding.measured)) continue;
    const length = ownLength(child);
    if (length >= LEAST_LETTERS) finding.prose.set(child, length);
    addProse(child, finding);
  }
}

function ownLength(element: Element): number {
  let length = 0;
  for (const node of element.childNodes)
    if (node.nodeType === 3) length += (node.textContent ?? '').trim().length;
  return length;
}
