import MarkdownIt from 'markdown-it';
import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { decodeText } from '#server/adapters/document-reader/encoding/decode-text.ts';
import { parsePage } from './html/parsing/parse-page.ts';
import { limitNesting } from './markdown/limit-nesting.ts';
import { repairMarkdownTables } from './markdown/repair-markdown-tables.ts';
import { writeAdmonitions } from './markdown/write-admonitions.ts';
import { writeGridTables } from './markdown/write-grid-tables.ts';
import { writeMarksPlainly } from './markdown/write-marks-plainly.ts';
import { writeSimpleTables } from './markdown/write-simple-tables.ts';
import { writeTicksAndNotes } from './markdown/write-ticks-and-notes.ts';

/** Anything deeper is dropped silently, so it is more than `limitNesting` leaves. */
const maxNesting = 450;

/** Reads Markdown with tables and, as it may hold HTML, through HTML. Front matter gives title and language. */
export function readMarkdown(bytes: Uint8Array): ReadDocument {
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const front = /^---\n([\s\S]*?)\n(?:---|\.\.\.)(?:\n|$)|^\+\+\+\n([\s\S]*?)\n\+\+\+(?:\n|$)/.exec(text);
  const values = front?.[1] ?? front?.[2] ?? '';
  // Fences of admonitions (`:::note`) mark a box, their words are ordinary text.
  const plain = writeAdmonitions(text.slice(front?.[0].length ?? 0).replace(/^:::+.*$/gm, ''));
  const body = limitNesting(writeSimpleTables(plain));
  const page = parsePage(
    new MarkdownIt({ html: true, maxNesting }).render(
      repairMarkdownTables(writeGridTables(writeTicksAndNotes(writeMarksPlainly(body)))),
    ),
  );
  const blocks = pairQuestions(htmlToBlocks(page.documentElement));
  return {
    title: frontValue(values, 'title'),
    language: /^[a-z]{2,3}/i.exec(frontValue(values, 'lang(?:uage)?'))?.[0].toLowerCase() ?? null,
    blocks,
  };
}

function frontValue(front: string, name: string): string {
  const value = new RegExp(`^${name}[ \\t]*[:=][ \\t]*(.+)$`, 'im').exec(front)?.[1]?.trim() ?? '';
  return value.replace(/^(["'])(.*)\1$/, '$2');
}
