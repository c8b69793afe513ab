import { cleanText } from '#core/reading/text/clean-text.ts';
import { type HtmlElement, type HtmlNode, isElement, isText } from '../html-node.ts';

const STAR =
  /(?:^|\s)(?:(?:fa|bi|mdi|ri|bx|bxs|ti|icon|glyphicon|dashicons|ion|las|ph|star|rating)(?:-(?:ios|md|icon))?-)?stars?(?:-(?:full|filled|fill|solid|sharp|o|empty|outline|line|half|alt|icon|regular|off|on|stroke))*(?:$|\s)/i;
const EMPTY =
  /(?:^|[\s_-])(?:o|empty|outlined?|line|off|inactive|far|fa-regular|unfilled|bi-star)(?:$|[\s_-](?!fill))/i;
const LEAST = 3;
const MOST = 10;

/**
 * The row of drawn stars that begins at this node, as `4/5 ★` where some are empty; null where there is none.
 * @returns the words, and how many nodes they stand for
 */
export function starsFrom(nodes: readonly HtmlNode[], at: number): { words: string; count: number } | null {
  const icons: HtmlElement[] = [];
  let end = at;
  for (let index = at; index < nodes.length && icons.length <= MOST; index += 1) {
    const node = nodes[index];
    if (node === undefined || !(isStar(node) || isBlank(node))) break;
    if (isStar(node)) {
      icons.push(node);
      end = index;
    }
  }
  if (icons.length < LEAST || icons.length > MOST) return null;
  const full = icons.reduce((sum, icon) => sum + fillOf(icon.getAttribute('class') ?? ''), 0);
  return { words: full === icons.length ? `${full} ★` : `${full}/${icons.length} ★`, count: end - at + 1 };
}

function isStar(node: HtmlNode): node is HtmlElement {
  return (
    isElement(node) &&
    /^(?:i|span|svg|b|em)$/.test(node.localName) &&
    STAR.test(node.getAttribute('class') ?? '') &&
    cleanText(node.textContent ?? '') === ''
  );
}

function isBlank(node: HtmlNode): boolean {
  return isText(node) && cleanText(node.textContent ?? '') === '';
}

function fillOf(names: string): number {
  if (/half/i.test(names)) return 0.5;
  return EMPTY.test(names) ? 0 : 1;
}
