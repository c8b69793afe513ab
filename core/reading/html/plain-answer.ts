import type { Block } from '#core/reading/read-document.ts';

/** The text of blocks that are only running text, one line each; null when there is more to them, or nothing. */
export function plainAnswer(blocks: Block[]): string | null {
  const lines = blocks.map((block) =>
    block.kind === 'paragraph' || block.kind === 'list-item' ? block.text : null,
  );
  return lines.length === 0 || lines.includes(null) ? null : lines.join('\n');
}
