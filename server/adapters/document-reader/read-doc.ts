import WordExtractor from 'word-extractor';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { rowsToBlocks } from '#core/reading/rows-to-blocks.ts';
import { textToBlocks } from '#core/reading/text-to-blocks.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** Reads an old Word document (.doc). Its tables come as lines with tabs between the cells. */
export async function readDoc(bytes: Uint8Array): Promise<ReadDocument> {
  const text = await extractBody(bytes);
  const groups = groupLines(text.replace(/\r\n?/g, '\n').split('\n'));
  const blocks = groups.flatMap(({ isTable, lines }) =>
    isTable
      ? rowsToBlocks(
          lines.map((line) => line.replace(/\t$/, '').split('\t')),
          'guess',
        )
      : textToBlocks(lines.join('\n\n')),
  );
  return { title: '', language: null, blocks };
}

async function extractBody(bytes: Uint8Array): Promise<string> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    return [
      document.getBody(),
      document.getTextboxes({ includeHeadersAndFooters: false }),
      document.getFootnotes(),
    ].join('\n');
  } catch {
    // The container is shared by old Excel and PowerPoint files, which look the same from outside.
    throw new UnreadableDocument('no-word-document');
  }
}

/** Two or more lines with tabs in a row are a table; one alone is an indented line. */
function groupLines(lines: string[]): { isTable: boolean; lines: string[] }[] {
  const groups: { isTable: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const isTable = /\S\t/.test(line);
    const last = groups[groups.length - 1];
    if (last?.isTable === isTable) last.lines.push(line);
    else groups.push({ isTable, lines: [line] });
  }
  return groups.map((group) =>
    group.isTable && group.lines.length < 2 ? { ...group, isTable: false } : group,
  );
}
