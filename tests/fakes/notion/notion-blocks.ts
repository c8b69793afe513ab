import type { FakeBlock, NotionState } from './notion-state.ts';

type Json = Record<string, unknown>;

/** A piece of text as the API gives it. */
export function richText(text: string, given: { type?: string; isStruckThrough?: boolean } = {}): Json {
  const { type = 'text', isStruckThrough = false } = given;
  return {
    type,
    plain_text: text,
    href: null,
    annotations: {
      bold: false,
      italic: false,
      strikethrough: isStruckThrough,
      underline: false,
      code: false,
      color: 'default',
    },
    ...(type === 'text' ? { text: { content: text, link: null } } : {}),
    ...(type === 'equation' ? { equation: { expression: text } } : {}),
    ...(type === 'mention' ? { mention: { type: 'page', page: { id: 'x' } } } : {}),
  };
}

/** Makes blocks of one state. */
export function notionBlocks(state: NotionState) {
  const block = (type: string, content: Json, children: FakeBlock[] = []): FakeBlock => ({
    id: state.newId(),
    type,
    content,
    children,
  });
  return {
    block,
    /** A block with text, such as a paragraph or an item of a list. */
    text: (type: string, text: string | Json[], children: FakeBlock[] = [], more: Json = {}) =>
      block(
        type,
        { rich_text: typeof text === 'string' ? [richText(text)] : text, color: 'default', ...more },
        children,
      ),
    table: (rows: string[][], more: Json = {}) =>
      block(
        'table',
        { table_width: rows[0]?.length ?? 0, has_column_header: false, has_row_header: false, ...more },
        rows.map((cells) => block('table_row', { cells: cells.map((cell) => [richText(cell)]) })),
      ),
  };
}
