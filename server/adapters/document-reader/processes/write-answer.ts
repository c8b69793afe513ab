import type { Block } from '#core/reading/read-document.ts';
import type { ReaderAnswer } from './reader-job.ts';

/** Characters of blocks on one line: a millisecond or two of parsing for the process that also answers chats. */
const charactersOfLine = 128_000;

/** An answer as lines of JSON: all but the blocks of its document first, then those. */
export function writeAnswer(answer: ReaderAnswer): Buffer {
  const lines: Buffer[] = [];
  const add = (line: object) => lines.push(Buffer.from(`${JSON.stringify(line)}\n`));
  if (answer.kind === 'failed' || !('document' in answer)) add({ head: answer });
  else {
    add({ head: { ...answer, document: { ...answer.document, blocks: [] } } });
    for (const blocks of linesOfBlocks(answer.document.blocks)) add({ blocks });
  }
  return Buffer.concat(lines);
}

function* linesOfBlocks(blocks: readonly Block[]): Generator<Block[]> {
  let line: Block[] = [];
  let characters = 0;
  for (const block of blocks) {
    line.push(block);
    characters += roughSize(block);
    if (characters < charactersOfLine) continue;
    yield line;
    line = [];
    characters = 0;
  }
  if (line.length > 0) yield line;
}

function roughSize(block: Block): number {
  const overhead = 40;
  if (block.kind === 'question') return overhead + block.question.length + block.answer.length;
  if (block.kind !== 'table-row') return overhead + block.text.length;
  return [...block.cells, ...block.columns].reduce((sum, cell) => sum + cell.length + 3, overhead);
}
