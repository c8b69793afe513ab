import { Readability } from '@mozilla/readability';
import { parsePage } from './parsing/parse-page.ts';

const MARK = 'data-at';

export const LEAST_LETTERS = 250;

/**
 * The elements with text of their own that Readability takes for the main text, in order, and the length of that text.
 * Of line breaks it makes paragraphs of its own, which count for the element around them.
 */
export function findKept(document: Document, elements: readonly Element[]): Map<Element, number> {
  elements.forEach((element, at) => {
    element.setAttribute(MARK, String(at));
  });
  const article = new Readability<Node>(copyOf(document), {
    serializer: (node) => node,
    charThreshold: LEAST_LETTERS,
    keepClasses: true,
  }).parse();
  for (const element of elements) element.removeAttribute(MARK);
  const lengths = new Map<number, number>();
  for (const element of (article?.content as Element | undefined)?.querySelectorAll('*') ?? []) {
    const length = ownText(element).length;
    const mark = Number(element.closest(`[${MARK}]`)?.getAttribute(MARK) ?? -1);
    if (length > 0 && mark >= 0) lengths.set(mark, (lengths.get(mark) ?? 0) + length);
  }
  const inOrder = [...lengths].sort(([left], [right]) => left - right);
  return new Map(
    inOrder.flatMap(([at, length]) => {
      const element = elements[at];
      return element === undefined ? [] : [[element, length] as const];
    }),
  );
}

/** Written and read again: the parser's own copies lack whole branches of some pages. */
function copyOf(document: Document): Document {
  return parsePage(document.documentElement.outerHTML);
}

function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();
}
