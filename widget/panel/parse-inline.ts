import { citationOpen, dropCitations } from './group-citations.ts';
import { readLink } from './read-link.ts';

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis'; content: Inline[] }
  | { type: 'link'; href: string; content: Inline[] }
  | { type: 'citation'; number: number };

/** Bounds the recursion over text that was made to be nasty. */
const depthMaximum = 6;
const markdownLink =
  /!?\[([^[\]\n]{0,500})\]\(\s*<?([^()\s<>]{0,2000}(?:\([^()\s<>]{0,200}\)[^()\s<>]{0,200})?)>?(?:\s+["'][^"'\n]{0,200}["'])?\s*\)/y;
const bareAddress = /https:\/\/[^\s<>"'`)\]\uE000]{3,2000}/y;
const citation = /\uE000(\d{1,3})\uE001/y;
/** The beginning of a link at the very end of a text that is still coming. */
const openBracket = /!?\[[^[\]\n]{0,500}(?:\](?:\([^()\s]{0,2000})?)?$/y;
const escaped = /\\([\\`*_{}[\]()#+\-.!>~|])/y;

/**
 * Reads the marks within a line: code, bold, italics, links, and the citations that `groupCitations` put in. What is no
 * mark is text.
 * With `isPartial`, marks that are open at the end count as closed there, and a half link shows as its words alone.
 */
export function parseInline(text: string, isPartial = false, depth = 0): Inline[] {
  const nodes: Inline[] = [];
  let plain = '';
  let position = 0;
  const flush = () => {
    if (plain) nodes.push({ type: 'text', text: plain });
    plain = '';
  };
  const add = (node: Inline, end: number) => {
    flush();
    nodes.push(node);
    position = end;
  };
  const matchHere = (pattern: RegExp) => {
    pattern.lastIndex = position;
    return pattern.exec(text);
  };

  while (position < text.length) {
    const character = text[position]!;
    if (character === '\n') {
      add({ type: 'break' }, position + 1);
    } else if (character === '\\') {
      const match = matchHere(escaped);
      plain += match ? match[1] : character;
      position += match ? 2 : 1;
    } else if (character === '`') {
      const run = /^`+/.exec(text.slice(position, position + 20))![0];
      const close = text.indexOf(run, position + run.length);
      if (close > 0 || isPartial) {
        const end = close > 0 ? close : text.length;
        add(
          { type: 'code', text: dropCitations(text.slice(position + run.length, end)).trim() },
          end + run.length,
        );
      } else {
        plain += run;
        position += run.length;
      }
    } else if ((character === '*' || character === '_') && depth < depthMaximum) {
      const mark = text[position + 1] === character ? character + character : character;
      const end = findClosing(text, position, mark, isPartial);
      if (end === undefined) {
        plain += mark;
        position += mark.length;
      } else {
        const content = parseInline(
          text.slice(position + mark.length, end),
          isPartial && end === text.length,
          depth + 1,
        );
        add(
          { type: mark.length === 2 ? 'strong' : 'emphasis', content },
          Math.min(end + mark.length, text.length),
        );
      }
    } else if (character === '[' || (character === '!' && text[position + 1] === '[')) {
      const link = matchHere(markdownLink);
      if (link) {
        // An image would fetch from a foreign host and tell it of the visitor: only its words are shown.
        const href = character === '!' ? undefined : readLink(dropCitations(link[2]!));
        const content = parseInline(link[1]!, false, depthMaximum);
        if (href) add({ type: 'link', href, content }, position + link[0].length);
        else {
          flush();
          nodes.push(...content);
          position += link[0].length;
        }
      } else if (isPartial && matchHere(openBracket)) {
        plain += text.slice(position).replace(/^!?\[|\].*$/g, '');
        position = text.length;
      } else {
        plain += character;
        position += 1;
      }
    } else if (character === citationOpen) {
      const cited = matchHere(citation);
      if (cited) add({ type: 'citation', number: Number(cited[1]) }, position + cited[0].length);
      else position += 1;
    } else if (character === 'h' && !/\w$/.test(plain)) {
      const match = matchHere(bareAddress);
      const address = match?.[0].replace(/[.,;:!?*_]+$/, '');
      const href = address && readLink(dropCitations(address));
      if (href)
        add({ type: 'link', href, content: [{ type: 'text', text: address }] }, position + address.length);
      else {
        plain += character;
        position += 1;
      }
    } else {
      plain += character;
      position += 1;
    }
  }
  flush();
  return nodes;
}

/** Where the mark that opens at `position` closes; undefined where it is no mark, such as in `2 * 3` or `file_name`. */
function findClosing(text: string, position: number, mark: string, isPartial: boolean): number | undefined {
  const start = position + mark.length;
  if (start >= text.length || /\s/.test(text[start]!))
    return isPartial && start >= text.length ? text.length : undefined;
  if (mark[0] === '_' && /\w/.test(text[position - 1] ?? '')) return undefined;
  for (let end = text.indexOf(mark, start + 1); end > 0; end = text.indexOf(mark, end + 1)) {
    const isSpaceBefore = /\s/.test(text[end - 1]!);
    const isLongerRun = mark.length === 1 && (text[end + 1] === mark || text[end - 1] === mark);
    const isInsideWord = mark[0] === '_' && /\w/.test(text[end + mark.length] ?? '');
    // Of `***` the first two or the last one close, so that bold italics nest.
    const shift = mark.length === 2 && text[end + 2] === mark[0] ? 1 : 0;
    if (!isSpaceBefore && !isLongerRun && !isInsideWord) return end + shift;
  }
  return isPartial ? text.length : undefined;
}
