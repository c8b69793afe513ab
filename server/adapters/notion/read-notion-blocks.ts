import { type BlockObjectResponse, type Client, collectPaginatedAPI, isFullBlock } from '@notionhq/client';
import type { NotionContent, NotionNode } from '#core/reading/notion/notion-node.ts';
import type { NotionPageContent, NotionReference } from '#server/ports/notion.ts';
import { NotionProblem } from '#server/ports/notion-problem.ts';
import { notionId } from './notion-id.ts';
import { translateNotionError } from './translate-notion-error.ts';

interface Reading {
  client: Client;
  titleOf(id: string): Promise<string>;
  children: NotionReference[];
  leftOut: number;
  blockCount: number;
}

const MAX_BLOCKS = 100_000;
const MAX_DEPTH = 100;

/**
 * Reads all blocks of a page, each with what is in it, in order: a request for every hundred, and for every block that
 * has blocks in it. What the API gives no content of is asked for as Markdown.
 * Source: developers.notion.com, "Retrieve block children", "Retrieve a page as markdown".
 */
export async function readNotionBlocks(
  client: Client,
  pageId: string,
  titleOf: (id: string) => Promise<string>,
): Promise<NotionPageContent> {
  const reading: Reading = { client, titleOf, children: [], leftOut: 0, blockCount: 0 };
  const nodes = await readChildren(reading, pageId, [pageId]);
  return { nodes, children: reading.children, leftOut: reading.leftOut };
}

async function readChildren(reading: Reading, id: string, within: string[]): Promise<NotionNode[]> {
  const listed = await collectPaginatedAPI(reading.client.blocks.children.list, {
    block_id: id,
    page_size: 100,
  });
  const nodes: NotionNode[] = [];
  for (const block of listed) {
    if (!isFullBlock(block) || block.in_trash) continue;
    reading.blockCount += 1;
    if (reading.blockCount > MAX_BLOCKS) {
      reading.leftOut += 1;
      continue;
    }
    nodes.push(await readBlock(reading, block, within));
  }
  return nodes;
}

async function readBlock(
  reading: Reading,
  block: BlockObjectResponse,
  within: string[],
): Promise<NotionNode> {
  const content = contentOf(block);
  const node: NotionNode = { type: block.type, content, children: [] };
  if (block.type === 'child_page') {
    reading.children.push({ kind: 'page', id: notionId(block.id) });
    return node;
  }
  if (block.type === 'child_database') {
    reading.children.push(...(await listDataSources(reading, block.id)));
    return node;
  }
  if (block.type === 'link_to_page') node.linkedTitle = await readLink(reading, block.link_to_page);
  else if (isUnknown(block, content)) await readAsMarkdown(reading, block.id, node);
  const holder = holderOf(block);
  if (holder === null || within.includes(holder)) return node;
  if (within.length > MAX_DEPTH) reading.leftOut += 1;
  else node.children = await readSynced(reading, block, holder, within);
  return node;
}

/** What the block says of itself, by the name of its type; types that are newer than the library have it there too. */
function contentOf(block: BlockObjectResponse): NotionContent {
  const fields = block as unknown as Record<string, NotionContent | undefined>;
  return fields[block.type] ?? {};
}

/** Where the blocks are that are in this one. A synced copy may name another block that has them. */
function holderOf(block: BlockObjectResponse): string | null {
  if (block.has_children) return block.id;
  return block.type === 'synced_block' ? (block.synced_block.synced_from?.block_id ?? null) : null;
}

async function readSynced(reading: Reading, block: BlockObjectResponse, holder: string, within: string[]) {
  if (holder === block.id) return readChildren(reading, holder, [...within, holder]);
  // The original of a copy may be on a page that is not shared.
  return orLeftOut(reading, [], () => readChildren(reading, holder, [...within, holder]));
}

/** Databases hold data sources; a view of one that is not shared cannot be read. */
function listDataSources(reading: Reading, databaseId: string): Promise<NotionReference[]> {
  return orLeftOut(reading, [], async () => {
    const database = await reading.client.databases.retrieve({ database_id: databaseId });
    const sources = 'data_sources' in database ? database.data_sources : [];
    return sources.map(({ id }): NotionReference => ({ kind: 'data-source', id: notionId(id) }));
  });
}

async function readLink(
  { titleOf, client }: Reading,
  link: Extract<BlockObjectResponse, { type: 'link_to_page' }>['link_to_page'],
): Promise<string> {
  if (link.type === 'page_id') return titleOf(link.page_id);
  if (link.type !== 'database_id') return '';
  try {
    const database = await client.databases.retrieve({ database_id: link.database_id });
    return 'title' in database ? database.title.map((text) => text.plain_text).join('') : '';
  } catch (error) {
    if (isOutOfReach(error)) return '';
    throw error;
  }
}

/** Newer than the library, or `unsupported`, with nothing to read in it. */
function isUnknown(block: BlockObjectResponse, content: NotionContent): boolean {
  if (block.type === 'unsupported') return true;
  const isKnown = KNOWN.has(block.type);
  return !isKnown && content.rich_text === undefined && content.title === undefined && !block.has_children;
}

const KNOWN = new Set<string>([
  'audio',
  'bookmark',
  'breadcrumb',
  'bulleted_list_item',
  'callout',
  'child_database',
  'child_page',
  'code',
  'column',
  'column_list',
  'divider',
  'embed',
  'equation',
  'file',
  'heading_1',
  'heading_2',
  'heading_3',
  'heading_4',
  'image',
  'link_preview',
  'link_to_page',
  'meeting_notes',
  'numbered_list_item',
  'paragraph',
  'pdf',
  'quote',
  'synced_block',
  'tab',
  'table',
  'table_of_contents',
  'table_row',
  'template',
  'to_do',
  'toggle',
  'transcription',
  'video',
]);

/** What Markdown does not tell either is left out, and counted. */
async function readAsMarkdown(reading: Reading, blockId: string, node: NotionNode): Promise<void> {
  const markdown = await orNothing(() => reading.client.pages.retrieveMarkdown({ page_id: blockId }));
  const text = markdown?.markdown.replace(/<unknown\b[^<>]*>/g, '').trim() ?? '';
  if (text === '') reading.leftOut += 1;
  else node.markdown = text;
}

async function orLeftOut<T>(reading: Reading, instead: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    reading.leftOut += 1;
    return instead;
  }
}

async function orNothing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isOutOfReach(error)) return null;
    throw error;
  }
}

function isOutOfReach(error: unknown): boolean {
  const problem = translateNotionError(error);
  return problem instanceof NotionProblem && ['not-found', 'not-allowed', 'refused'].includes(problem.kind);
}
