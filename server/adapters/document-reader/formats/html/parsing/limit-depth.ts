/** Nobody makes pages that are nested so deeply; browsers stop at twice as much. */
const DEEPEST = 256;
const WITHOUT_WORDS = /^(?:\w+:)?(?:table(?:-rows?|-header-rows)?|t(?:r|body|head|foot)|[uod]l|list)$/;
const SILENT = 'script, style, template, noscript, select, svg, iframe';

/**
 * Takes apart what is nested deeper than any page that people make: its words stay, in one part. Readers go down a tree
 * by calls within calls, of which a process has only so many.
 */
export function limitDepth(root: Element): void {
  let at: Element | null = root;
  let depth = 0;
  while (at !== null) {
    const child: Element | null = at.firstElementChild;
    if (child !== null && depth < DEEPEST) {
      at = child;
      depth += 1;
      continue;
    }
    if (child !== null) {
      // Only what may hold words takes them up.
      while (WITHOUT_WORDS.test(at.localName) && at.parentElement !== null && at !== root) {
        at = at.parentElement;
        depth -= 1;
      }
      takeApart(at);
    }
    while (at !== null && at !== root && at.nextElementSibling === null) {
      at = at.parentElement;
      depth -= 1;
    }
    at = at === null || at === root ? null : at.nextElementSibling;
  }
}

function takeApart(element: Element): void {
  for (const silent of element.querySelectorAll(SILENT)) silent.remove();
  for (const inner of element.querySelectorAll('*')) {
    if (inner.firstElementChild === null) continue;
    inner.before(' ');
    for (const child of [...inner.childNodes]) inner.before(child);
    inner.replaceWith(' ');
  }
}
