import { blockTexts } from '#core/reading/block-texts.ts';
import type { Block } from '#core/reading/read-document.ts';
import { cleanText } from './clean-text.ts';
import { joinLines } from './join-lines.ts';
import { readTableLines } from './read-table-lines.ts';

const LONGEST_HEADING = 80;

/**
 * Reads plain text: paragraphs are between empty lines, or are the lines themselves where there are none. A short line
 * alone above a longer paragraph, without figures or punctuation, is taken for its heading, and so is a line that
 * begins with number signs as in Markdown; list marks make list items, and a table of Markdown makes rows.
 */
export function textToBlocks(text: string): Block[] {
  const paragraphs = text
    .replace(/\r\n?|\u2028|\u2029|\f/g, '\n')
    .replace(/^#{1,6}[^\S\n]+\S.*$/gm, '\n$&\n')
    .trim()
    .split(/\n(?:[^\S\n]*\n)+/);
  const pieces = paragraphs.flatMap(
    (paragraph): (string | Block)[] =>
      readTableLines(paragraph) ?? splitParagraph(paragraph, paragraphs.length === 1),
  );
  return pieces.map((piece, index): Block => {
    if (typeof piece !== 'string') return piece;
    const marked = /^(#{1,6})\s+(.+?)\s*#*$/.exec(piece);
    if (marked?.[1] && marked[2]) return { kind: 'heading', level: marked[1].length, text: marked[2] };
    const item = /^(?:[-*•▪◦‣–]|\(?\d{1,2}[.)])\s+(?=\S)/u.exec(piece);
    if (item !== null) return { kind: 'list-item', text: piece.slice(item[0].length) };
    const follower = pieces[index + 1] ?? '';
    const next = typeof follower === 'string' ? follower : blockTexts(follower).join(' ');
    return isHeading(piece, next)
      ? { kind: 'heading', level: 2, text: piece }
      : { kind: 'paragraph', text: piece };
  });
}

/** Lines of a paragraph belong together, unless they are list items or nothing else divides the text. */
function splitParagraph(paragraph: string, isWholeText: boolean): string[] {
  const lines = joinWords(cleanText(paragraph, true).split('\n'));
  const hasItems = lines.filter((line) => /^(?:[-*•▪◦‣–]|\(?\d{1,2}[.)])\s+\S/u.test(line)).length >= 2;
  const isProse = lines.length > 1 && lines.slice(0, -1).every((line) => line.length > 50);
  if (hasItems || (isWholeText && !isProse)) return lines.filter((line) => line !== '');
  // Wrapped prose is one run of text; short lines, as in an address, keep their breaks.
  const joined = isProse ? lines.reduce((text, line) => joinLines(text, line)) : lines.join('\n');
  return joined === '' ? [] : [joined];
}

/** A word that is divided at the end of a line is one word, however short the lines are. */
function joinWords(lines: string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    if (/\p{L}-$/u.test(last) && /^\p{L}/u.test(line)) joined[joined.length - 1] = joinLines(last, line);
    else joined.push(line);
  }
  return joined;
}

function isHeading(piece: string, next: string): boolean {
  const isShort = piece.length <= LONGEST_HEADING && next.length > piece.length;
  return isShort && /\p{L}/u.test(piece) && !/[\n\d@:;,.!?。！？：]/u.test(piece);
}
