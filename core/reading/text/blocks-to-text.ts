import type { Block } from '#core/reading/read-document.ts';

/** Writes blocks as text for people to read and change, from which `textToBlocks` reads the same blocks. */
export function blocksToText(blocks: readonly Block[]): string {
  let text = '';
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    text += `${separatorOf(before, block)}${writeBlock(block, before)}`;
  }
  return text;
}

function separatorOf(before: Block | undefined, block: Block): string {
  if (before === undefined) return '';
  const isList = before.kind === 'list-item' && block.kind === 'list-item';
  return isList || isSameTable(before, block) ? '\n' : '\n\n';
}

function isSameTable(before: Block | undefined, block: Block): boolean {
  return (
    before?.kind === 'table-row' &&
    block.kind === 'table-row' &&
    before.columns.join('\n') === block.columns.join('\n')
  );
}

function writeBlock(block: Block, before: Block | undefined): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(Math.min(6, Math.max(1, block.level)))} ${inOneLine(block.text)}`;
    case 'list-item':
      return `- ${inOneLine(block.text)}`;
    case 'table-row':
      return isSameTable(before, block)
        ? writeRow(block.cells)
        : [writeRow(block.columns), writeRow(block.columns.map(() => '---')), writeRow(block.cells)].join(
            '\n',
          );
    case 'question':
      return `## ${inOneLine(block.question)}\n\n${block.answer}`;
    default:
      return block.text;
  }
}

const writeRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => inOneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;

const inOneLine = (text: string): string => text.replaceAll('\n', ' ');
