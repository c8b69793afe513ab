import { brand } from '#contract/brand.ts';
import type { LetterBlock, LetterContent } from './letter.ts';

function writeBlock(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r\n?|\n/)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
  }
}

/** The letter for who reads without HTML: nothing is missing from it. */
export function renderLetterText(content: LetterContent): string {
  const { heading, blocks, action, notes, reason } = content;
  const parts = [
    heading,
    ...blocks.map(writeBlock),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...notes,
    `-- \n${brand.name} · ${brand.slogan}\n${reason}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
