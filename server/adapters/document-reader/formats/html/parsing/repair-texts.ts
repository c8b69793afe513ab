import { repairEncoding } from '#core/reading/text/repair-encoding.ts';

/** What shows how something is written is left as it is. */
const CODE = /^(?:code|pre|kbd|samp|script|style|textarea|template)$/;
const SIGN = /&#?\w{2,8};|[\u00C2-\u00F4]\P{ASCII}/u;

/** Repairs the texts of a page that were encoded twice. */
export function repairTexts(root: Element): void {
  if (SIGN.test(root.textContent ?? '')) repairWithin(root);
}

function repairWithin(element: Element): void {
  let run: Node[] = [];
  for (let node = element.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === 3) run.push(node);
    else {
      repairRun(run);
      run = [];
      if (node.nodeType === 1 && !CODE.test((node as Element).localName)) repairWithin(node as Element);
    }
  }
  repairRun(run);
}

/** The parser makes a text of its own of each sign that is written with `&`. */
function repairRun([first, ...others]: Node[]): void {
  if (first === undefined) return;
  const text = [first, ...others].map((node) => node.textContent ?? '').join('');
  if (!SIGN.test(text)) return;
  first.textContent = repairEncoding(text);
  for (const other of others) other.textContent = '';
}
