import WordExtractor from 'word-extractor';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { rowsToBlocks } from '#core/reading/tables/rows-to-blocks.ts';
import { textToBlocks } from '#core/reading/text/text-to-blocks.ts';
import { readCompoundFile } from '#server/adapters/document-reader/checks/read-compound-file.ts';
import { writeCompoundFile } from '#server/adapters/document-reader/checks/write-compound-file.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';

/**
 * Reads an old Word document (.doc); the parser gets its text streams in a container of our own. Its tables come as
 * lines with tabs between the cells.
 */
export async function readDoc(bytes: Uint8Array): Promise<ReadDocument> {
  const text = await extractBody(repackText(bytes));
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

/** What the text of a Word document is made of. */
const TEXT_STREAMS = ['WordDocument', '0Table', '1Table'];

function repackText(bytes: Uint8Array): Buffer {
  const streams = readCompoundFile(bytes);
  if (!streams.has('WordDocument')) throw new UnreadableDocument('no-word-document');
  return writeCompoundFile(
    TEXT_STREAMS.flatMap((name) => {
      const data = streams.get(name);
      return data === undefined ? [] : [{ name, data }];
    }),
  );
}

async function extractBody(container: Buffer): Promise<string> {
  try {
    const document = await new WordExtractor().extract(container);
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
