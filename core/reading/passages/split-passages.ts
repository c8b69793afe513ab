import { detectLanguage } from '#core/language/detect-language.ts';
import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import type { Passage } from '#core/searching/index/passage.ts';
import { tokeniseText } from '#core/searching/words/tokenise-text.ts';
import { cutLongText } from './cut-long-text.ts';
import { type PassageSize, type PassageText, packPassageTexts } from './pack-passage-texts.ts';
import { splitSentences } from './split-sentences.ts';
import { type TableRow, writeRows } from './write-rows.ts';

/** A passage before it has a row: what the text itself tells. */
export type PassageDraft = Omit<Passage, 'id' | 'documentId' | 'title'>;

export interface SplitOptions {
  /** Language when the document neither declares one nor shows it. */
  fallbackLanguage?: string;
  /** The owner wrote these questions and answers; pairs found on a page are not approved. */
  isApproved?: boolean;
  size?: Partial<PassageSize>;
}

export const PASSAGE_SIZE: PassageSize = { maximumCharacters: 700, sentences: 3, minimumCharacters: 160 };

function textOfBlock(block: Block): string {
  if (block.kind === 'table-row') return block.cells.join(' ');
  if (block.kind === 'question') return `${block.question} ${block.answer}`;
  return block.text;
}

/** What a passage is found by besides its own words. */
interface Pushed {
  question?: string | null;
  unsaid?: string;
}

function isSameTable(before: TableRow | undefined, row: TableRow): boolean {
  return before !== undefined && before.columns.join('\n') === row.columns.join('\n');
}

/** Column names that a row is written without, but may be asked for. */
function unsaidNames([row]: readonly TableRow[]): string {
  const columns = row?.columns ?? [];
  return (columns.length === 2 ? columns : columns.slice(0, 1)).filter((name) => name !== '').join('\n');
}

/** Whole lines of code, as many as fit; the offsets are those of the lines. */
function cutCode(code: string, maximumCharacters: number): PassageText[] {
  const passages: PassageText[] = [];
  let current: PassageText | null = null;
  const lines = code
    .replace(/\s+$/, '')
    .split('\n')
    .flatMap((line) => cutLongText(line, maximumCharacters));
  for (const line of lines) {
    if (line.trim() === '') continue;
    const open: PassageText | null = current;
    if (open && open.text.length + line.length + 1 <= maximumCharacters) {
      open.sentenceOffsets.push(open.text.length + 1);
      open.text += `\n${line}`;
    } else {
      current = { text: line, sentenceOffsets: [0] };
      passages.push(current);
    }
  }
  return passages;
}

/**
 * Cuts a document into passages in source order: by heading, then about three sentences of at most 700 characters;
 * one passage a table row or small table, one a question with its answer.
 */
export function splitPassages(document: ReadDocument, options: SplitOptions = {}): PassageDraft[] {
  const size: PassageSize = { ...PASSAGE_SIZE, ...options.size };
  const language =
    document.language?.toLowerCase().split(/[-_]/)[0] ||
    detectLanguage(document.blocks.map(textOfBlock).join('\n'), options.fallbackLanguage ?? 'en');
  const drafts: PassageDraft[] = [];
  const headings: { level: number; text: string }[] = [];
  let section: string[] = [];
  let table: TableRow[] = [];
  let isBeside = false;

  const push = (passage: PassageText, { question = null, unsaid = '' }: Pushed = {}) => {
    drafts.push({
      headingPath: headings.map((heading) => heading.text),
      question,
      isApproved: question !== null && options.isApproved === true,
      isBeside,
      text: passage.text,
      language,
      sentenceOffsets: passage.sentenceOffsets,
      terms: tokeniseText(unsaid === '' ? passage.text : `${unsaid}\n${passage.text}`, language),
    });
  };
  const closeSection = () => {
    for (const passage of packPassageTexts(section, language, size)) push(passage);
    section = [];
  };

  const closeTable = () => {
    const unsaid = unsaidNames(table);
    for (const passage of writeRows(table, size.maximumCharacters)) push(passage, { unsaid });
    table = [];
  };

  for (const block of document.blocks) {
    if (block.isBeside === true && !isBeside) {
      closeTable();
      closeSection();
      // The headings of the main text say nothing of what is around it.
      headings.length = 0;
      isBeside = true;
    }
    if (block.kind !== 'table-row' || !isSameTable(table.at(-1), block)) closeTable();
    if (block.kind === 'paragraph' || block.kind === 'list-item') {
      section.push(block.text);
      continue;
    }
    closeSection();
    if (block.kind === 'heading') {
      while ((headings.at(-1)?.level ?? 0) >= block.level) headings.pop();
      if (block.text.trim() !== '') headings.push({ level: block.level, text: block.text.trim() });
    } else if (block.kind === 'table-row') {
      table.push(block);
    } else if (block.kind === 'code') {
      for (const passage of cutCode(block.text, size.maximumCharacters)) push(passage);
    } else if (block.kind === 'question') {
      const text = block.answer.trim();
      if (text === '') continue;
      const question = [block.question, ...block.alternatives].map((each) => each.trim()).filter(Boolean);
      push({ text, sentenceOffsets: splitSentences(text, language) }, { question: question.join('\n') });
    }
  }
  closeTable();
  closeSection();
  return drafts;
}
