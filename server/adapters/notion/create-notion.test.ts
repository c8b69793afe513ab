import { Client, collectPaginatedAPI, LogLevel } from '@notionhq/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeNotionDocument } from '#core/reading/notion/compose-notion-document.ts';
import type { Block } from '#core/reading/read-document.ts';
import { notionBlocks, richText } from '#tests/fakes/notion/notion-blocks.ts';
import type { FakeBlock } from '#tests/fakes/notion/notion-state.ts';
import { type FakeNotion, startNotion } from '#tests/fakes/notion/start-notion.ts';
import { createNotion } from './create-notion.ts';

let fake: FakeNotion;
const token = 'ntn_good';
/** A clock that only pauses move. */
const time = { nowMs: 0 };
const pace = {
  now: () => time.nowMs,
  pause: async (ms: number) => {
    time.nowMs += ms;
  },
};
const settingsOf = (apiBase: string) => ({
  NOTION_API_BASE: apiBase,
  NOTION_CLIENT_ID: undefined,
  NOTION_CLIENT_SECRET: undefined,
});
const open = () => createNotion(settingsOf(fake.origin), pace);
const signal = () => new AbortController().signal;

beforeAll(async () => {
  fake = await startNotion();
});
afterAll(() => fake.close());
beforeEach(() => fake.forgetCalls());

async function readBlocks(blocks: FakeBlock[]) {
  const page = fake.state.addPage({ title: 'Page', blocks });
  const read = await open().readPage(token, page.id, signal());
  return { ...read, blocks: composeNotionDocument('Page', [], read.nodes).blocks };
}

const countBlocks = (blocks: readonly FakeBlock[]): number =>
  blocks.reduce((sum, { children }) => sum + 1 + countBlocks(children), 0);

/** Each with words of its own, which count on. */
function oneOfEveryKind(words: { count: number }): FakeBlock[] {
  const { block, text, table } = notionBlocks(fake.state);
  const next = () => {
    words.count += 1;
    return `Word ${words.count - 1}.`;
  };
  const within = () => [text('paragraph', next())];
  const shared = text('paragraph', next());
  const original = block('synced_block', { synced_from: null }, [shared]);
  const made = [
    original,
    block('synced_block', { synced_from: { type: 'block_id', block_id: shared.id } }),
    ...['paragraph', 'heading_1', 'heading_2', 'heading_3', 'heading_4', 'quote', 'callout', 'template'].map(
      (kind) => text(kind, next()),
    ),
    text('bulleted_list_item', next(), [text('numbered_list_item', next(), within())]),
    text('to_do', next(), [], { checked: true }),
    text('toggle', next(), within()),
    text('paragraph', [richText(next()), richText(` ${next()}`, { type: 'mention' })]),
    text('code', next(), [], { language: 'javascript', caption: [richText(next())] }),
    block('equation', { expression: next() }),
    table([
      [next(), next()],
      [next(), next()],
    ]),
    block('column_list', {}, [block('column', {}, within()), block('column', {}, within())]),
    block('tab', {}, within()),
    block('bookmark', { url: 'https://a.example', caption: [richText(next())] }),
    block('embed', { url: 'https://b.example', caption: [richText(next())] }),
    block('image', { type: 'external', external: { url: 'https://d.example' }, caption: [richText(next())] }),
    block('file', { type: 'file', file: { url: 'https://secret' }, name: next(), caption: [] }),
    block('meeting_notes', { title: [richText(next())] }, within()),
    ...['divider', 'breadcrumb', 'table_of_contents'].map((kind) => block(kind, {})),
  ];
  const unknown = block('unsupported', { block_type: 'form' });
  fake.state.markdown.set(unknown.id, next());
  const linked = fake.state.addPage({ title: next() });
  return [...made, unknown, block('link_to_page', { type: 'page_id', page_id: linked.id })];
}

const shown = (blocks: Block[]) =>
  blocks.map((block) => {
    if (block.kind === 'table-row') {
      return block.cells.map((cell, index) => `${block.columns[index]}=${cell}`).join('|');
    }
    return block.kind === 'question'
      ? `Q ${block.question} A ${block.answer}`
      : `${block.kind}: ${block.text}`;
  });

describe('the stand-in', () => {
  it('answers the official library, and refuses what the vendor refuses', async () => {
    const page = fake.state.addPage({ title: 'Contract' });
    page.blocks = Array.from({ length: 150 }, (_, index) =>
      notionBlocks(fake.state).text('paragraph', `P${index}`),
    );
    const client = new Client({
      auth: token,
      baseUrl: fake.origin,
      notionVersion: '2026-03-11',
      retry: false,
      logLevel: LogLevel.ERROR,
    });
    const blocks = await collectPaginatedAPI(client.blocks.children.list, { block_id: page.id });
    expect(blocks).toHaveLength(150);
    const other = new Client({
      auth: 'other',
      baseUrl: fake.origin,
      notionVersion: '2026-03-11',
      retry: false,
      logLevel: LogLevel.ERROR,
    });
    await expect(other.users.me({})).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    await expect(client.pages.retrieve({ page_id: fake.state.newId() })).rejects.toMatchObject({
      code: 'object_not_found',
    });
    await expect(
      client.blocks.children.list({ block_id: page.id, start_cursor: 'mine' }),
    ).rejects.toMatchObject({ code: 'validation_error' });
    expect(fake.complaints().splice(0)).toHaveLength(1);
  });
});

describe('a page', () => {
  it('is read with every kind of block, in order', async () => {
    const { block, text, table } = notionBlocks(fake.state);
    const linked = fake.state.addPage({ title: 'Spa' });
    const shared = text('paragraph', 'Shared words.');
    const unknown = block('unsupported', { block_type: 'form' });
    fake.state.markdown.set(unknown.id, 'Ask at the **desk**. {color="red"}');
    const child = block('child_page', { title: 'Child' });
    const lost = block('unsupported', {});
    const database = fake.state.addDataSource('Rooms', {});
    const read = await readBlocks([
      text('heading_1', 'One'),
      text('heading_4', 'Four', [text('paragraph', 'Within.')]),
      text('paragraph', [
        richText('We open at '),
        richText('8', { isStruckThrough: true }),
        richText('9, see '),
        richText('Spa', { type: 'mention' }),
        richText(', E=mc²', { type: 'equation' }),
      ]),
      text('bulleted_list_item', 'First', [
        text('numbered_list_item', 'Second', [text('paragraph', 'Third')]),
      ]),
      text('to_do', 'Towels', [], { checked: true }),
      text('to_do', 'Slippers', [], { checked: false }),
      text('toggle', 'Is there a pool?', [text('paragraph', 'Yes, heated.')]),
      text('toggle', 'More', [text('paragraph', 'Unfolded.')]),
      text('quote', 'Quoted'),
      text('callout', 'Called', [text('paragraph', 'Out.')]),
      text('code', 'let a = 1;', [], { language: 'javascript', caption: [richText('Program')] }),
      block('equation', { expression: 'a^2' }),
      table(
        [
          ['Room', 'Price'],
          ['Single', '80'],
        ],
        { has_column_header: true },
      ),
      table([['Pool', 'heated']], { has_row_header: true }),
      block('column_list', {}, [
        block('column', {}, [text('paragraph', 'Left')]),
        block('column', {}, [text('paragraph', 'Right')]),
      ]),
      block('tab', {}, [text('paragraph', 'In a tab')]),
      block('synced_block', { synced_from: null }, [shared]),
      block('synced_block', { synced_from: { type: 'block_id', block_id: shared.id } }),
      text('template', 'Template', [text('paragraph', 'Made of it')]),
      block('bookmark', { url: 'https://a.example', caption: [richText('Menu')] }),
      block('embed', { url: 'https://b.example', caption: [] }),
      block('link_preview', { url: 'https://c.example' }),
      block('image', {
        type: 'external',
        external: { url: 'https://d.example/x.png' },
        caption: [richText('Lobby')],
      }),
      block('file', { type: 'file', file: { url: 'https://secret' }, name: 'rules.pdf', caption: [] }),
      block('link_to_page', { type: 'page_id', page_id: linked.id }),
      child,
      { ...block('child_database', { title: 'Rooms' }), id: database.databaseId },
      block('meeting_notes', { title: [richText('Weekly')] }, [text('paragraph', 'We talked.')]),
      block('divider', {}),
      block('breadcrumb', {}),
      block('table_of_contents', { color: 'default' }),
      unknown,
      lost,
      block('hologram', { rich_text: [richText('Newer than the library.')] }),
    ]);
    expect(shown(read.blocks)).toEqual([
      'heading: One',
      'heading: Four',
      'paragraph: Within.',
      'paragraph: We open at 9, see Spa, E=mc²',
      'list-item: First',
      'list-item: Second',
      'paragraph: Third',
      'list-item: Towels: yes',
      'list-item: Slippers: no',
      'Q Is there a pool? A Yes, heated.',
      'paragraph: More',
      'paragraph: Unfolded.',
      'paragraph: Quoted',
      'paragraph: Called',
      'paragraph: Out.',
      'code: let a = 1;',
      'paragraph: Program',
      'paragraph: a^2',
      'Room=Single|Price=80',
      '=Pool|=heated',
      'paragraph: Left',
      'paragraph: Right',
      'paragraph: In a tab',
      'paragraph: Shared words.',
      'paragraph: Template',
      'paragraph: Made of it',
      'paragraph: Menu: https://a.example',
      'paragraph: https://b.example',
      'paragraph: https://c.example',
      'paragraph: Lobby: https://d.example/x.png',
      'paragraph: rules.pdf',
      'paragraph: Spa',
      'paragraph: Weekly',
      'paragraph: We talked.',
      'paragraph: Ask at the **desk**.',
      'paragraph: Newer than the library.',
    ]);
    expect(read.leftOut).toBe(1);
    expect(read.children).toEqual([
      { kind: 'page', id: child.id },
      { kind: 'data-source', id: database.id },
    ]);
  });

  it('of 1,000 blocks is read whole and in order within the budget', async () => {
    const { text, table, block } = notionBlocks(fake.state);
    const blocks = Array.from({ length: 250 }, (_, index) => [
      text('paragraph', `Word ${index * 4}.`),
      text(index % 2 === 0 ? 'bulleted_list_item' : 'quote', `Word ${index * 4 + 1}.`),
      index % 25 === 0
        ? text('toggle', `Word ${index * 4 + 2}.`, [text('paragraph', `Word ${index * 4 + 3}.`)])
        : text('callout', `Word ${index * 4 + 2}.`),
      ...(index % 25 === 0
        ? [block('divider', {})]
        : index % 10 === 3
          ? [table([[`Word ${index * 4 + 3}.`, 'x']])]
          : [text('to_do', `Word ${index * 4 + 3}.`)]),
    ]).flat();
    time.nowMs = 0;
    fake.setBudget(3, () => time.nowMs);
    const read = await readBlocks(blocks);
    fake.setBudget(1_000_000, () => 0);
    const words = JSON.stringify(read.blocks).match(/Word \d+/g);
    expect(words).toEqual(Array.from({ length: 1_000 }, (_, index) => `Word ${index}`));
    // Ten lists of a hundred blocks, and one for each block with blocks in it.
    expect(fake.calls()).toHaveLength(10 + 10 + 25);
    expect(time.nowMs).toBe(44 * 400);
  });

  it('of 1,000 blocks of every kind is read whole and in order while Notion says that it is asked too often', async () => {
    const blocks: FakeBlock[] = [];
    const words = { count: 0 };
    while (countBlocks(blocks) < 1_000) blocks.push(...oneOfEveryKind(words));
    time.nowMs = 0;
    fake.setBudget(1, () => time.nowMs);
    const read = await readBlocks(blocks);
    fake.setBudget(1_000_000, () => 0);
    const found = JSON.stringify(read.blocks).match(/Word \d+/g);
    expect(found).toEqual(Array.from({ length: words.count }, (_, index) => `Word ${index}`));
    expect(read.leftOut).toBe(0);
    // One call a second is answered and we ask faster, so that many are refused and made again.
    const calls = fake.calls();
    expect(calls.filter((call, at) => call === calls[at - 1]).length).toBeGreaterThan(100);
  });

  it('waits as long as Notion asks, and asks again when it fails', async () => {
    const { text } = notionBlocks(fake.state);
    fake.addFault({ status: 429, headers: { 'retry-after': '7' } });
    fake.addFault({ status: 529 });
    fake.addFault({ status: 503 });
    time.nowMs = 0;
    const read = await readBlocks([text('paragraph', 'There.')]);
    expect(shown(read.blocks)).toEqual(['paragraph: There.']);
    expect(time.nowMs).toBeGreaterThanOrEqual(7_000 + 4_000 + 1_000);
    expect(fake.calls()).toHaveLength(4);
  });

  it.each([
    ['busy', { status: 429, headers: { 'retry-after': '3600' } }],
    ['unavailable', { status: 200, body: '<html>' }],
    ['not-allowed', { status: 403 }],
    ['not-found', { status: 404 }],
  ] as const)('says %s', async (kind, fault) => {
    const page = fake.state.addPage({ title: 'Page' });
    fake.addFault(fault);
    await expect(open().readPage(token, page.id, signal())).rejects.toMatchObject({ kind });
  });

  it('says unavailable where nothing answers, and ends when it is stopped', async () => {
    const nowhere = createNotion(settingsOf('http://127.0.0.1:1'), pace);
    await expect(nowhere.identify(token)).rejects.toMatchObject({ kind: 'unavailable' });
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(open().readPage(token, 'x', stopped)).rejects.toThrow('stopped');
  });
});

describe('a data source', () => {
  it('is read row by row, with values as they are shown and whole lists', async () => {
    const guests = Array.from({ length: 30 }, (_, index) => fake.state.addPage({ title: `Guest ${index}` }));
    const rooms = fake.state.addDataSource('Rooms', {
      Price: { type: 'number', number: { format: 'euro' } },
      Share: { type: 'number', number: { format: 'percent' } },
    });
    const date = (start: string, end: string | null = null) => ({ start, end, time_zone: null });
    fake.state.addRow(rooms, {
      title: 'Single',
      properties: {
        Price: { type: 'number', number: 1234.5 },
        Share: { type: 'number', number: 0.125 },
        Pool: { type: 'checkbox', checkbox: true },
        Kind: { type: 'select', select: { id: 'a', name: 'Small', color: 'red' } },
        State: { type: 'status', status: { id: 'a', name: 'Free', color: 'red' } },
        Tags: { type: 'multi_select', multi_select: [{ name: 'sea' }, { name: 'quiet' }] },
        From: { type: 'date', date: date('2026-12-01', '2026-12-24') },
        At: { type: 'date', date: date('2026-12-01T14:30:00.000+01:00') },
        Note: { type: 'rich_text', rich_text: [richText('Two\nlines')] },
        Page: { type: 'url', url: 'https://a.example' },
        Mail: { type: 'email', email: 'a@a.example' },
        Guests: { type: 'relation', relation: guests.map(({ id }) => ({ id })), has_more: true },
        Sum: { type: 'formula', formula: { type: 'string', string: 'ok' } },
        Paid: { type: 'rollup', rollup: { type: 'number', number: 3, function: 'sum' } },
        Number: { type: 'unique_id', unique_id: { prefix: 'R', number: 7 } },
        Made: { type: 'created_time', created_time: '2026-01-01T00:00:00.000Z' },
        Empty: { type: 'phone_number', phone_number: null },
      },
    });
    const [row] = await Array.fromAsync(open().listRows(token, rooms.id, signal()));
    expect(row).toMatchObject({ kind: 'page', title: 'Single' });
    const { properties } = row as unknown as { properties: { name: string; value: string }[] };
    expect(properties).toEqual([
      { name: 'Price', value: '€1,234.50' },
      { name: 'Share', value: '12.5%' },
      { name: 'Pool', value: '☑' },
      { name: 'Kind', value: 'Small' },
      { name: 'State', value: 'Free' },
      { name: 'Tags', value: 'sea, quiet' },
      { name: 'From', value: '2026-12-01 – 2026-12-24' },
      { name: 'At', value: '2026-12-01 14:30' },
      { name: 'Note', value: 'Two\nlines' },
      { name: 'Page', value: 'https://a.example' },
      { name: 'Mail', value: 'a@a.example' },
      { name: 'Guests', value: guests.map(({ title }) => title).join(', ') },
      { name: 'Sum', value: 'ok' },
      { name: 'Paid', value: '3' },
      { name: 'Number', value: 'R-7' },
    ]);
  });

  it('is read beyond what one query gives', async () => {
    const list = fake.state.addDataSource('List', {});
    for (let row = 0; row < 260; row += 1) fake.state.addRow(list, { title: `Row ${row}` });
    fake.setRowLimit(150);
    const rows = await Array.fromAsync(open().listRows(token, list.id, signal()));
    fake.setRowLimit(10_000);
    expect(rows.map(({ title }) => title)).toEqual(list.rows.map(({ title }) => title));
  });
});

it('asks for nothing that the vendor would refuse', () => {
  expect(fake.complaints()).toEqual([]);
});
