import { citationOpen, dropCitations } from './drop-citations.ts';
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

/** Where the text is being read. */
interface Place {
  text: string;
  position: number;
  /** What was read as plain text just before. */
  before: string;
  isPartial: boolean;
  depth: number;
}

/** What was read, plain text or nodes, and where reading goes on. */
type Reading = { plain: string; end: number } | { nodes: Inline[]; end: number };

/** By the character that a mark begins with. Nothing is read where the character is no mark. */
const readers: Record<string, (place: Place) => Reading | undefined> = {
  '\n': ({ position }) => ({ nodes: [{ type: 'break' }], end: position + 1 }),
  '\\': readEscaped,
  '`': readCode,
  '*': readEmphasis,
  _: readEmphasis,
  '[': readBracket,
  '!': (place) => (place.text[place.position + 1] === '[' ? readBracket(place) : undefined),
  [citationOpen]: readCitation,
  h: readAddress,
};

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
  while (position < text.length) {
    const character = text[position]!;
    const reading = readers[character]?.({ text, position, before: plain, isPartial, depth });
    if (!reading) plain += character;
    else if ('plain' in reading) plain += reading.plain;
    else {
      flush();
      nodes.push(...reading.nodes);
    }
    position = reading?.end ?? position + 1;
  }
  flush();
  return nodes;
}

function matchAt(pattern: RegExp, { text, position }: Place): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function readEscaped(place: Place): Reading | undefined {
  const match = matchAt(escaped, place);
  return match ? { plain: match[1]!, end: place.position + 2 } : undefined;
}

function readCode({ text, position, isPartial }: Place): Reading {
  const run = /^`+/.exec(text.slice(position, position + 20))![0];
  const start = position + run.length;
  const close = text.indexOf(run, start);
  if (close <= 0 && !isPartial) return { plain: run, end: start };
  const end = close > 0 ? close : text.length;
  const code = dropCitations(text.slice(start, end)).trim();
  return { nodes: [{ type: 'code', text: code }], end: end + run.length };
}

function readEmphasis({ text, position, isPartial, depth }: Place): Reading | undefined {
  if (depth >= depthMaximum) return undefined;
  const character = text[position]!;
  const mark = text[position + 1] === character ? character + character : character;
  const start = position + mark.length;
  const end = findClosing(text, position, mark, isPartial);
  if (end === undefined) return { plain: mark, end: start };
  const content = parseInline(text.slice(start, end), isPartial && end === text.length, depth + 1);
  const type = mark.length === 2 ? 'strong' : 'emphasis';
  return { nodes: [{ type, content }], end: Math.min(end + mark.length, text.length) };
}

/** A link or an image. */
function readBracket(place: Place): Reading | undefined {
  const { text, position, isPartial } = place;
  const link = matchAt(markdownLink, place);
  if (link) {
    // An image would fetch from a foreign host and tell it of the visitor: only its words are shown.
    const href = text[position] === '!' ? undefined : readLink(dropCitations(link[2]!));
    const content = parseInline(link[1]!, false, depthMaximum);
    return { nodes: href ? [{ type: 'link', href, content }] : content, end: position + link[0].length };
  }
  if (!isPartial || !matchAt(openBracket, place)) return undefined;
  return { plain: text.slice(position).replace(/^!?\[|\].*$/g, ''), end: text.length };
}

function readCitation(place: Place): Reading {
  const cited = matchAt(citation, place);
  if (!cited) return { plain: '', end: place.position + 1 };
  return { nodes: [{ type: 'citation', number: Number(cited[1]) }], end: place.position + cited[0].length };
}

/** An address in the text without marks. */
function readAddress(place: Place): Reading | undefined {
  if (/\w$/.test(place.before)) return undefined;
  const address = matchAt(bareAddress, place)?.[0].replace(/[.,;:!?*_]+$/, '');
  const href = address && readLink(dropCitations(address));
  if (!href) return undefined;
  const content: Inline[] = [{ type: 'text', text: address }];
  return { nodes: [{ type: 'link', href, content }], end: place.position + address.length };
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
