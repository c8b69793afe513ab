import { parse } from 'csv-parse/sync';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { Channel, Outcome } from '#contract/conversations/conversations.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { conversation } from '#server/features/conversations/conversations.table.ts';
import { rateAnswer } from '#server/features/conversations/rate-answer.ts';
import { markRead } from '#server/features/conversations/read-marks/mark-read.ts';
import { storeAnswer } from '#server/features/conversations/store-answer.ts';
import { storeQuestion } from '#server/features/conversations/store-question.ts';
import { indexWords } from '#server/features/conversations/words/index-words.ts';
import { storeLead } from '#server/features/leads/store-lead.ts';
import { addNote } from '#server/features/notes/add-note.ts';
import { listNotes } from '#server/features/notes/list-notes.ts';
import { createSavedReply } from '#server/features/saved-replies/create-saved-reply.ts';
import { deleteSavedReply } from '#server/features/saved-replies/delete-saved-reply.ts';
import { listSavedReplies } from '#server/features/saved-replies/list-saved-replies.ts';
import { updateSavedReply } from '#server/features/saved-replies/update-saved-reply.ts';
import { createTag } from '#server/features/tags/create-tag.ts';
import { setConversationTags } from '#server/features/tags/set-conversation-tags.ts';
import { countUsage } from '#server/quota/count-usage.ts';
import { createShop } from '#tests/create-shop.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { changeConversations } from './change-conversations.ts';
import { deleteSelected } from './delete-selected.ts';
import { exportConversations } from './export-conversations.ts';
import { listConversations } from './list-conversations.ts';
import { type ConversationQuery, matchConversations } from './match-conversations.ts';

let stage: TestServices;
let ctx: Context;
let agentId: string;

interface Said {
  answer?: string;
  outcome?: Outcome;
  channel?: Channel;
  pageUrl?: string;
  at?: string;
  conversationId?: string;
}

async function ask(text: string, said: Said = {}) {
  const now = { ...ctx, clock: { now: () => new Date(said.at ?? '2026-03-02T12:00:00Z') } };
  const { conversationId, messageId } = await storeQuestion(now, {
    agentId,
    workspaceId: ctx.workspace.id,
    visitorId: null,
    text,
    conversationId: said.conversationId,
    channel: said.channel ?? 'widget',
    pageUrl: said.pageUrl,
    hits: [],
  });
  const answerId = createId('msg');
  await storeAnswer(now, {
    id: answerId,
    agentId,
    conversationId,
    questionId: messageId,
    question: text,
    query: text,
    text: said.answer ?? 'So it is.',
    sources: [],
    outcome: said.outcome ?? 'answered',
    confidence: 0.5,
    model: 'embedded',
    finishReason: 'stop',
    fallbackReason: null,
    usage: { inputTokens: 0, outputTokens: 0 },
    considered: [],
    firstWordMs: 1,
    totalMs: 2,
  });
  return { conversationId, messageId, answerId };
}

const list = async (query: ConversationQuery): Promise<Conversation[]> =>
  (await listConversations(ctx, { ...query, limit: 100 })).data;
const titles = async (query: ConversationQuery) => (await list(query)).map(({ title }) => title);

beforeAll(async () => {
  stage = await createTestServices();
  ctx = await createShop(stage.services);
  agentId = await createAgent(ctx, { name: 'Helper' });
});
afterAll(() => stage.close());

describe('the list of conversations', () => {
  let refund: Awaited<ReturnType<typeof ask>>;
  beforeAll(async () => {
    refund = await ask('I want my REFUND for order AB-4711/3', {
      answer: 'Frau Hofmann-Müller answers at refunds@shop.example.',
      outcome: 'declined',
      pageUrl: 'https://shop.example/returns?from=mail',
    });
    await ask('And how long does it take?', {
      conversationId: refund.conversationId,
      at: '2026-03-05T12:00:00Z',
    });
    await ask('我想退款，可以吗？', { at: '2026-03-04T12:00:00Z' });
    const left = await ask('Can I talk to a person?', { outcome: 'handoff' });
    await storeLead(
      ctx,
      { id: agentId },
      { conversationId: left.conversationId, name: 'Zoë Quark', phone: '+49 30 1234' },
    );
    const liked = await ask('Do you sell tandems?');
    await rateAnswer({ ...ctx, actor: { kind: 'system' } }, liked.answerId, 'negative');
    await stage.services.pool.query(`update message set feedback = 'positive' where id = $1`, [
      liked.answerId,
    ]);
    await ask('What do I get with this preview?', { channel: 'preview' });
    await indexWords(stage.services, new AbortController().signal);
    const tag = await createTag(ctx, { name: 'Urgent', color: 'red' });
    await setConversationTags(ctx, refund.conversationId, [tag.id]);
    await changeConversations(ctx, {
      selection: { ids: [refund.conversationId] },
      change: { kind: 'mark', as: 'read' },
    });
  });

  const returns = 'I want my REFUND for order AB-4711/3';
  const person = 'Can I talk to a person?';
  const tandems = 'Do you sell tandems?';
  const chinese = '我想退款，可以吗？';

  const cases: [ConversationQuery, string[]][] = [
    [{}, [tandems, person, chinese, returns]],
    [{ q: 'refund' }, [returns]],
    [{ q: '711' }, [returns]],
    [{ q: 'muller mann' }, [returns]],
    [{ q: 'refunds@shop.example' }, [returns]],
    [{ q: "ab-4711' & \\ | !" }, [returns]],
    [{ q: '退款' }, [chinese]],
    [{ q: 'quark' }, [person]],
    [{ q: '1234' }, [person]],
    [{ q: 'refund tandems' }, []],
    [{ q: '…' }, []],
    [{ q: 'So it is' }, [tandems, person, chinese, returns]],
    // Words, outcome and time are those of one message.
    [{ q: 'refund', outcome: 'declined' }, [returns]],
    [{ q: 'long', outcome: 'declined' }, []],
    [{ q: 'refund', from: '2026-03-03T00:00:00Z' }, []],
    [{ q: 'quark', outcome: 'handoff' }, [person]],
    [{ q: 'quark', outcome: 'declined' }, []],
    [{ outcome: 'declined' }, [returns]],
    [{ rating: 'positive' }, [tandems]],
    [{ rating: 'negative' }, []],
    [{ judgement: 'negative' }, [tandems]],
    [{ page: '/RETURNS' }, [returns]],
    [{ page: '%' }, []],
    [{ lead: 'with' }, [person]],
    [{ lead: 'without' }, [tandems, chinese, returns]],
    [{ read: 'read' }, [returns]],
    [{ read: 'unread' }, [tandems, person, chinese]],
    [{ channel: 'preview' }, ['What do I get with this preview?']],
    [{ channel: 'preview', q: 'preview' }, ['What do I get with this preview?']],
    [{ channel: 'page' }, []],
    [{ tagId: 'tag_never' }, []],
  ];

  test.each(cases)('with %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    const { pagination } = await listConversations(ctx, { ...query, limit: 1 });
    expect(pagination.total).toBe(expected.length);
    // In the other ways to look for words too, which are for very many messages.
    for (const search of ['among-others', 'one-by-one'] as const) {
      const found = await ctx.db
        .select({ title: conversation.title })
        .from(conversation)
        .where(matchConversations(ctx, query, search))
        .orderBy(desc(conversation.id));
      expect(
        found.map(({ title }) => title),
        search,
      ).toEqual(expected);
    }
  });

  test('shows tags, and the words that were looked for', async () => {
    const [found] = await list({ q: 'hofmann' });
    expect(found).toMatchObject({
      tags: [{ name: 'Urgent', color: 'red' }],
      excerpt: 'Frau Hofmann-Müller answers at refunds@shop.example.',
    });
    expect(await titles({ tagId: found?.tags[0]?.id })).toEqual([returns]);
    const [long] = await list({ q: 'take' });
    expect(long?.excerpt).toBe('And how long does it take?');
  });

  test('shows the words of a message that passes all filters', async () => {
    const tools = 'https://shop.example/tools';
    const { conversationId } = await ask('Do you sell a ladder?', { pageUrl: tools });
    await ask('Is the ladder safe?', { conversationId });
    expect((await list({ q: 'ladder' }))[0]?.excerpt).toBe('Is the ladder safe?');
    expect((await list({ q: 'ladder', askedOn: tools }))[0]?.excerpt).toBe('Do you sell a ladder?');
  });

  test('finds what was written before there was an index, and indexes it', async () => {
    const { pool } = stage.services;
    await pool.query('delete from question_words');
    await pool.query('update question set is_indexed = false');
    expect(await titles({ q: 'refund 711' })).toEqual([returns]);
    expect(await titles({ q: '退款' })).toEqual([chinese]);
    await indexWords(stage.services, new AbortController().signal);
    expect((await pool.query('select 1 from question where not is_indexed')).rowCount).toBe(0);
    expect(await titles({ q: 'muller' })).toEqual([returns]);
  });

  test('is exported as it is filtered, with tags', async () => {
    const csv = async (query: Parameters<typeof exportConversations>[1]) =>
      parse(await exportConversations(ctx, query).text(), { columns: true, bom: true }) as Record<
        string,
        string
      >[];
    const rows = await csv({ q: 'refund', format: 'csv' });
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ Tags }) => Tags))).toEqual(new Set(['Urgent']));
    expect(await csv({ ids: refund.conversationId, format: 'csv' })).toHaveLength(4);
    expect(await csv({ ids: refund.conversationId, outcome: 'handoff', format: 'csv' })).toEqual([]);
  });
});

describe('many conversations', () => {
  test('are marked and tagged by a filter, and nothing newer than what was seen', async () => {
    const first = await ask('bulk one');
    const second = await ask('bulk two');
    const newer = await ask('bulk three');
    const selection = { filter: { q: 'bulk' }, upTo: second.conversationId };
    const tag = await createTag(ctx, { name: 'Bulk', color: 'green' });
    const change = (kind: 'add' | 'remove') =>
      changeConversations(ctx, { selection, change: { kind: 'tag', tagId: tag.id, change: kind } });
    expect(await change('add')).toEqual({ done: 2, cursor: null });
    expect(await change('add')).toEqual({ done: 2, cursor: null });
    expect(await titles({ tagId: tag.id })).toEqual(['bulk two', 'bulk one']);
    expect(await change('remove')).toEqual({ done: 2, cursor: null });
    expect(await titles({ tagId: tag.id })).toEqual([]);

    const mark = { kind: 'mark', as: 'read' } as const;
    await changeConversations(ctx, { selection, change: mark });
    expect(await titles({ q: 'bulk', read: 'unread' })).toEqual(['bulk three']);
    await changeConversations(ctx, {
      selection: { ids: [first.conversationId] },
      change: { kind: 'mark', as: 'unread' },
    });
    expect(await titles({ q: 'bulk', read: 'unread' })).toEqual(['bulk three', 'bulk one']);
    expect(newer.conversationId > second.conversationId).toBe(true);

    await ctx.pool.query(
      `insert into "user" (id, name, email) values ('usr_a', 'A', 'a@b.example'), ('usr_b', 'B', 'b@b.example')`,
    );
    const unreadOf = async (userId: string) => {
      const own: Context = { ...ctx, actor: { kind: 'user', userId, role: 'inbox-only' } };
      return (await listConversations(own, { q: 'bulk', read: 'unread', limit: 50 })).data.map(
        ({ title }) => title,
      );
    };
    const all = ['bulk three', 'bulk two', 'bulk one'];
    await ctx.pool.query(`update conversation set read_at = null where title like 'bulk %'`);
    expect([await unreadOf('usr_a'), await unreadOf('usr_b')]).toEqual([all, all]);
    const asA: Context = { ...ctx, actor: { kind: 'user', userId: 'usr_a', role: 'inbox-only' } };
    await markRead(asA, first.conversationId);
    await changeConversations(asA, { selection: { ids: [second.conversationId] }, change: mark });
    expect([await unreadOf('usr_a'), await unreadOf('usr_b')]).toEqual([['bulk three'], all]);
    await changeConversations(asA, {
      selection: { ids: [second.conversationId] },
      change: { kind: 'mark', as: 'unread' },
    });
    expect(await unreadOf('usr_a')).toEqual(['bulk three', 'bulk two']);
    // What was said before somebody joined counts as read.
    await ctx.pool.query(
      `insert into workspace_member (workspace_id, user_id, role, created_at) values ($1, 'usr_b', 'inbox-only', '2100-01-01')`,
      [ctx.workspace.id],
    );
    expect(await unreadOf('usr_b')).toEqual([]);
    await ctx.pool.query(`delete from "user" where id in ('usr_a', 'usr_b')`);
  });

  test('are deleted with what belongs to them; leads and the meter stay', async () => {
    const doomed = await ask('doomed one', { outcome: 'declined' });
    const kept = await ask('another');
    await storeLead(
      ctx,
      { id: agentId },
      { conversationId: doomed.conversationId, email: 'kept@shop.example' },
    );
    const tag = await createTag(ctx, { name: 'Doomed', color: 'amber' });
    await setConversationTags(ctx, doomed.conversationId, [tag.id]);
    await addNote(ctx, doomed.conversationId, 'Nothing to be done.');
    const before = await countUsage(ctx, ['messages', 'leads']);
    const selection = { filter: { q: 'doomed' }, upTo: kept.conversationId };
    expect(await deleteSelected(ctx, { selection })).toEqual({ done: 1, cursor: null });
    expect(await countUsage(ctx, ['messages', 'leads'])).toEqual(before);
    for (const table of ['message', 'question', 'note', 'conversation_tag']) {
      const left = await ctx.pool.query(`select 1 from ${table} where conversation_id = $1`, [
        doomed.conversationId,
      ]);
      expect([table, left.rowCount]).toEqual([table, 0]);
    }
    const lead = await ctx.pool.query(`select conversation_id from lead where email = 'kept@shop.example'`);
    expect(lead.rows).toEqual([{ conversation_id: null }]);
    expect(await deleteSelected(ctx, { selection })).toEqual({ done: 0, cursor: null });
    await expect(deleteSelected(ctx, { selection: { ids: [doomed.conversationId] } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

test('a note has its author, who may delete it, and is in no answer to a visitor', async () => {
  const { conversationId } = await ask('What is a note?');
  await ctx.pool.query(`insert into "user" (id, name, email) values ('usr_n', 'Nora', 'nora@shop.example')`);
  const asUser = (role: 'inbox-only' | 'admin', userId: string): Context => ({
    ...ctx,
    actor: { kind: 'user', userId, role },
  });
  await addNote(asUser('inbox-only', 'usr_n'), conversationId, 'Secret words');
  const read = async (role: 'inbox-only' | 'admin', userId: string) =>
    (await listNotes(asUser(role, userId), conversationId))[0];
  expect(await read('inbox-only', 'usr_n')).toMatchObject({
    text: 'Secret words',
    author: 'Nora',
    canDelete: true,
  });
  expect(await read('inbox-only', 'usr_other')).toMatchObject({ canDelete: false });
  expect(await read('admin', 'usr_other')).toMatchObject({ canDelete: true });
  await ctx.pool.query(`delete from "user" where id = 'usr_n'`);
  expect(await read('inbox-only', 'usr_n')).toMatchObject({
    text: 'Secret words',
    author: null,
    canDelete: false,
  });
});

test('a saved reply has a name of its own, whatever its case', async () => {
  const made = await createSavedReply(ctx, { name: 'Opening hours', text: 'From {{agent_name}}: 9 to 17.' });
  const other = await createSavedReply(ctx, { name: 'Thanks', text: 'Thank you.' });
  expect((await listSavedReplies(ctx)).map(({ name }) => name)).toEqual(['Opening hours', 'Thanks']);
  await expect(createSavedReply(ctx, { name: 'opening HOURS', text: 'x' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(updateSavedReply(ctx, other.id, { name: 'OPENING hours' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await updateSavedReply(ctx, made.id, { name: 'OPENING hours' })).toMatchObject({ text: made.text });
  await deleteSavedReply(ctx, made.id);
  await expect(deleteSavedReply(ctx, made.id)).rejects.toMatchObject({ code: 'not-found' });
});
