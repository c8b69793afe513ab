import { isQuestion } from '#core/reading/is-question.ts';
import type { Block } from '#core/reading/read-document.ts';
import { rowsToBlocks } from '#core/reading/tables/rows-to-blocks.ts';
import { textToBlocks } from '#core/reading/text/text-to-blocks.ts';
import type { NotionContent, NotionNode } from './notion-node.ts';
import { writeNotionText } from './write-notion-text.ts';

const LONGEST_ANSWER = 1_500;

/** Blocks of which only the children are read, if any. */
const FRAMES = new Set([
  'breadcrumb',
  'child_database',
  'child_page',
  'column',
  'column_list',
  'divider',
  'synced_block',
  'tab',
  'table_of_contents',
]);

const LIST_ITEMS = new Set(['bulleted_list_item', 'numbered_list_item', 'to_do']);
/** Blocks whose text is a URL, and what it leads to. */
const ADDRESSES = new Set(['audio', 'bookmark', 'embed', 'file', 'image', 'link_preview', 'pdf', 'video']);

/** The blocks of a Notion page as blocks of a document, in order. Pages and databases in it are read by themselves. */
export function notionToBlocks(nodes: readonly NotionNode[]): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) writeNode(blocks, node);
  return blocks;
}

function writeNode(blocks: Block[], node: NotionNode): void {
  const { type, content, children } = node;
  const text = writeNotionText(content.rich_text);
  if (type === 'table') {
    blocks.push(...tableBlocks(node));
    return;
  }
  if (type === 'toggle') {
    writeToggle(blocks, text, children);
    return;
  }
  const heading = /^heading_([1-6])$/.exec(type)?.[1];
  if (heading !== undefined) push(blocks, { kind: 'heading', level: Number(heading), text: oneLine(text) });
  else if (LIST_ITEMS.has(type)) push(blocks, { kind: 'list-item', text: boxOf(node) + text });
  else if (type === 'code') push(blocks, { kind: 'code', text: codeOf(content) });
  else if (type === 'equation') push(blocks, { kind: 'paragraph', text: content.expression ?? '' });
  else if (ADDRESSES.has(type)) push(blocks, { kind: 'paragraph', text: addressOf(content) });
  else if (type === 'link_to_page') push(blocks, { kind: 'paragraph', text: node.linkedTitle ?? '' });
  else if (!FRAMES.has(type)) push(blocks, { kind: 'paragraph', text: text || titleOf(content) });
  if (type === 'code') push(blocks, { kind: 'paragraph', text: writeNotionText(content.caption) });
  if (node.markdown !== undefined) blocks.push(...textToBlocks(withoutTags(node.markdown)));
  for (const child of children) writeNode(blocks, child);
}

function push(blocks: Block[], block: Exclude<Block, { kind: 'table-row' | 'question' }>): void {
  if (block.text.trim() !== '') blocks.push(block);
}

/** A question that unfolds to plain text is a question with its answer, as in the toggles of a page of questions. */
function writeToggle(blocks: Block[], text: string, children: readonly NotionNode[]): void {
  const inner = notionToBlocks(children);
  const isPlain = inner.every(({ kind }) => kind === 'paragraph' || kind === 'list-item');
  const answer = inner.map((block) => ('text' in block ? block.text : '')).join('\n');
  if (isQuestion(text) && isPlain && answer !== '' && answer.length <= LONGEST_ANSWER) {
    blocks.push({ kind: 'question', question: oneLine(text), alternatives: [], answer });
    return;
  }
  push(blocks, { kind: 'paragraph', text });
  blocks.push(...inner);
}

function tableBlocks({ content, children }: NotionNode): Block[] {
  const rows = children
    .filter(({ type }) => type === 'table_row')
    .map((row) => (row.content.cells ?? []).map((cell) => oneLine(writeNotionText(cell))));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const rule =
    content.has_column_header === true
      ? 'first-row'
      : width > 2 && content.has_row_header !== true
        ? 'guess'
        : 'none';
  return rowsToBlocks(rows, rule);
}

/** The box of a task; boxes are put into words, in the language of the page, with those of all other formats. */
function boxOf({ type, content }: NotionNode): string {
  if (type !== 'to_do') return '';
  return content.checked === true ? '☑ ' : '☐ ';
}

function codeOf({ rich_text: texts }: NotionContent): string {
  return (texts ?? []).map((text) => text.plain_text).join('');
}

function addressOf(content: NotionContent): string {
  const url = content.external?.url ?? content.url ?? '';
  const name = writeNotionText(content.caption) || (content.name ?? '');
  return [name, url].filter((part) => part !== '').join(': ');
}

function titleOf({ title }: NotionContent): string {
  return typeof title === 'string' ? title : writeNotionText(title);
}

/** What Notion adds to Markdown: tags, colours, and backslashes before characters that would be markup. */
function withoutTags(markdown: string): string {
  return markdown
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/\{(?:color|toggle|icon)="[^"]*"[^{}]*\}/g, '')
    .replace(/\\([\\*~`$[\]<>{}|^])/g, '$1');
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
