import { richText } from './notion-blocks.ts';
import { NotionRefusal } from './notion-refusal.ts';
import type { FakeBlock, FakeDataSource, FakePage, NotionState } from './notion-state.ts';

type Json = Record<string, unknown>;

export interface NotionRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Json;
}

interface Paging {
  /** Rows that one query gives at most, before it says that it is incomplete. */
  rowLimit: number;
}

const missing = () =>
  new NotionRefusal(404, 'object_not_found', 'Could not find object. Make sure it is shared.');
const invalid = (message: string) => new NotionRefusal(400, 'validation_error', message);

/** Answers a call of the API of 2026-03-11; throws a `NotionRefusal` for what the vendor would refuse. */
export function answerNotion(state: NotionState, request: NotionRequest, paging: Paging): Json {
  const route = `${request.method} ${request.path}`;
  const [, id = ''] = /\/([0-9a-f-]{32,36})(?:\/|$)/.exec(request.path) ?? [];
  if (route === 'GET users/me') return self;
  if (route === 'POST search') return search(state, request);
  if (/^GET pages\/[^/]+$/.test(route)) return writePage(findPage(state, id));
  if (/^GET pages\/[^/]+\/markdown$/.test(route)) return readMarkdown(state, id);
  if (/^GET pages\/[^/]+\/properties\/[^/]+$/.test(route)) return readProperty(state, id, request);
  if (/^GET blocks\/[^/]+\/children$/.test(route)) return listChildren(state, id, request);
  if (/^GET databases\/[^/]+$/.test(route)) return readDatabase(state, id);
  if (/^GET data_sources\/[^/]+$/.test(route)) return writeDataSource(findDataSource(state, id));
  if (/^POST data_sources\/[^/]+\/query$/.test(route)) return queryRows(state, id, request, paging);
  throw new NotionRefusal(400, 'invalid_request_url', `Invalid request URL: ${route}.`);
}

const self = {
  object: 'user',
  id: 'b0000000-0000-4000-8000-000000000000',
  type: 'bot',
  name: 'Parley',
  avatar_url: null,
  bot: { owner: { type: 'workspace', workspace: true }, workspace_name: 'Seaside hotel', workspace_id: 'w' },
};

function findPage(state: NotionState, id: string): FakePage {
  const page = state.pages.get(id);
  if (page?.isShared !== true) throw missing();
  return page;
}

function findDataSource(state: NotionState, id: string): FakeDataSource {
  const source = state.dataSources.get(id);
  if (source?.isShared !== true) throw missing();
  return source;
}

function writePage({ id, title, editedAt, createdAt, inTrash, properties, dataSourceId }: FakePage): Json {
  const named = Object.entries({ Name: { type: 'title', title: [richText(title)] }, ...properties });
  return {
    object: 'page',
    id,
    created_time: createdAt,
    last_edited_time: editedAt,
    created_by: { object: 'user', id: 'u' },
    last_edited_by: { object: 'user', id: 'u' },
    cover: null,
    icon: null,
    parent:
      dataSourceId === null
        ? { type: 'workspace', workspace: true }
        : { type: 'data_source_id', data_source_id: dataSourceId, database_id: 'd' },
    archived: inTrash,
    in_trash: inTrash,
    is_locked: false,
    url: `https://www.notion.so/${id.replaceAll('-', '')}`,
    public_url: null,
    // References are cut off in the page itself.
    properties: Object.fromEntries(
      named.map(([name, value]) => [name, { id: encodeURIComponent(name), ...cut(value as Json) }]),
    ),
  };
}

function cut(property: Json): Json {
  const type = property.type as string;
  const value = property[type];
  const isLong = ['relation', 'people', 'rich_text', 'title'].includes(type) && Array.isArray(value);
  return isLong ? { ...property, [type]: (value as unknown[]).slice(0, 25) } : property;
}

function readProperty(state: NotionState, id: string, request: NotionRequest): Json {
  const page = findPage(state, id);
  const name = decodeURIComponent(request.path.split('/').at(-1) ?? '');
  const property = page.properties[name] ?? { type: 'title', title: [richText(page.title)] };
  const type = property.type as string;
  const values = (property[type] as unknown[]).map((value) => ({
    object: 'property_item',
    type,
    id: name,
    [type]: value,
  }));
  return { ...paged(values, request.query, 'property_item'), property_item: { id: name, type, [type]: {} } };
}

function writeDataSource({ id, databaseId, title, editedAt, properties }: FakeDataSource): Json {
  return {
    object: 'data_source',
    id,
    title: [richText(title)],
    description: [],
    parent: { type: 'database_id', database_id: databaseId },
    database_parent: { type: 'workspace', workspace: true },
    created_time: editedAt,
    last_edited_time: editedAt,
    in_trash: false,
    archived: false,
    url: `https://www.notion.so/${id.replaceAll('-', '')}`,
    public_url: null,
    properties: Object.fromEntries(
      Object.entries({ Name: { type: 'title', title: {} }, ...properties }).map(([name, value]) => [
        name,
        { id: encodeURIComponent(name), name, description: null, ...value },
      ]),
    ),
  };
}

function readDatabase(state: NotionState, id: string): Json {
  const sources = [...state.dataSources.values()].filter((each) => each.databaseId === id && each.isShared);
  if (sources.length === 0) throw missing();
  return {
    object: 'database',
    id,
    title: [richText(sources[0]?.title ?? '')],
    description: [],
    data_sources: sources.map(({ id, title }) => ({ id, name: title })),
    in_trash: false,
    url: `https://www.notion.so/${id.replaceAll('-', '')}`,
  };
}

function readMarkdown(state: NotionState, id: string): Json {
  const markdown = state.markdown.get(id);
  if (markdown === undefined) throw missing();
  return { object: 'page_markdown', id, markdown, truncated: false, unknown_block_ids: [] };
}

function listChildren(state: NotionState, id: string, request: NotionRequest): Json {
  const parent = state.pages.has(id) ? findPage(state, id) : findBlock(state, id);
  const children = 'blocks' in parent ? parent.blocks : parent.children;
  return { ...paged(children.map(writeBlock), request.query, 'block'), block: {} };
}

function findBlock(state: NotionState, id: string): FakeBlock {
  const search = (blocks: FakeBlock[]): FakeBlock | null => {
    for (const block of blocks) {
      const found = block.id === id ? block : search(block.children);
      if (found !== null) return found;
    }
    return null;
  };
  for (const page of state.pages.values()) {
    const found = page.isShared ? search(page.blocks) : null;
    if (found !== null) return found;
  }
  throw missing();
}

function writeBlock({ id, type, content, children }: FakeBlock): Json {
  return {
    object: 'block',
    id,
    type,
    [type]: content,
    has_children: children.length > 0,
    in_trash: false,
    archived: false,
    parent: { type: 'page_id', page_id: 'p' },
    created_time: '2026-11-01T09:00:00.000Z',
    last_edited_time: '2026-11-01T09:00:00.000Z',
    created_by: { object: 'user', id: 'u' },
    last_edited_by: { object: 'user', id: 'u' },
  };
}

function search(state: NotionState, { body }: NotionRequest): Json {
  allowFields(body, ['query', 'filter', 'sort', 'start_cursor', 'page_size']);
  const wanted = String(body.query ?? '').toLowerCase();
  const pages = [...state.pages.values()].filter(({ isShared, inTrash }) => isShared && !inTrash);
  const sources = [...state.dataSources.values()].filter(({ isShared }) => isShared);
  const found = [
    ...pages.map((page) => ({ ...page, written: writePage(page) })),
    ...sources.map((source) => ({ ...source, written: writeDataSource(source) })),
  ]
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .sort((left, right) => right.editedAt.localeCompare(left.editedAt));
  const given = new URLSearchParams(
    Object.entries({ start_cursor: body.start_cursor, page_size: body.page_size }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return {
    ...paged(
      found.map(({ written }) => written),
      given,
      'page_or_data_source',
    ),
    page_or_data_source: {},
  };
}

function queryRows(state: NotionState, id: string, request: NotionRequest, { rowLimit }: Paging): Json {
  const { body } = request;
  allowFields(body, ['filter', 'sorts', 'start_cursor', 'page_size', 'archived', 'in_trash', 'result_type']);
  const filter = body.filter as { created_time?: { on_or_after?: string } } | undefined;
  const from = filter?.created_time?.on_or_after ?? '';
  const rows = findDataSource(state, id)
    .rows.filter(({ isShared, inTrash, createdAt }) => isShared && !inTrash && createdAt >= from)
    .sort((left, right) => left.createdAt.localeCompare(right.createdAt));
  const given = new URLSearchParams(
    Object.entries({ start_cursor: body.start_cursor, page_size: body.page_size }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const list = paged(rows.slice(0, rowLimit).map(writePage), given, 'page_or_data_source');
  const isCut = list.has_more === false && rows.length > rowLimit;
  return { ...list, page_or_data_source: {}, ...(isCut ? { request_status: { type: 'incomplete' } } : {}) };
}

function allowFields(body: Json, names: string[]): void {
  const unknown = Object.keys(body).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalid(`body.${unknown} should not be present.`);
}

/** Cursors cannot be read by callers, and work for the list that they came with only. */
function paged(all: unknown[], query: URLSearchParams, type: string): Json {
  const size = Number(query.get('page_size') ?? 100);
  if (!(size >= 1 && size <= 100)) throw invalid('page_size should be between 1 and 100.');
  const cursor = query.get('start_cursor');
  const start = cursor === null ? 0 : Number(/^c(\d+)x[0-9a-f]+$/.exec(cursor)?.[1] ?? Number.NaN);
  if (!Number.isInteger(start)) throw invalid('The start_cursor provided is invalid.');
  const end = start + size;
  return {
    object: 'list',
    type,
    results: all.slice(start, end),
    has_more: end < all.length,
    next_cursor: end < all.length ? `c${end}x${all.length.toString(16)}` : null,
  };
}
