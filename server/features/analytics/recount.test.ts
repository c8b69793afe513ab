import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels, type Feedback, type Outcome, outcomes } from '#contract/conversations/conversations.ts';
import { nameTopic } from '#core/answering/asking/name-topic.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { selectAgents } from '#server/features/agents/select-agents.ts';
import { countConversations } from '#server/features/conversations/count-conversations.ts';
import { deleteConversation } from '#server/features/conversations/delete-conversation.ts';
import { countDays } from '#server/features/conversations/figures/count-days.ts';
import { dismissQuestions } from '#server/features/conversations/questions/dismiss-questions.ts';
import { listUnanswered } from '#server/features/conversations/questions/list-unanswered.ts';
import { reopenQuestions } from '#server/features/conversations/questions/reopen-questions.ts';
import { rateAnswer } from '#server/features/conversations/rate-answer.ts';
import { storeAnswer } from '#server/features/conversations/store-answer.ts';
import { storeQuestion } from '#server/features/conversations/store-question.ts';
import { exportConversations } from '#server/features/inbox/export-conversations.ts';
import { listConversations } from '#server/features/inbox/list-conversations.ts';
import { listLeads } from '#server/features/leads/list-leads.ts';
import { storeLead } from '#server/features/leads/store-lead.ts';
import { countUsage } from '#server/quota/count-usage.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { listHours } from './list-hours.ts';
import { listTop } from './list-top.ts';

/**
 * Every figure against a slow recount from the rows of messages, on random histories: later answers, human requests,
 * deletions, previews, several agents, days around both changes of the clock. `HISTORIES=500` tries more of them.
 */
const histories = Number(process.env.HISTORIES ?? 20);

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  // Midnight does not exist on one day of these, or comes twice.
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
];
const clockChanges = ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-04-24'];
const texts = [
  'Do you sell saddles?',
  'do you sell a saddle',
  'Do you rent tandems?',
  'Where are you?',
  'Hello!',
];
const hourMs = 3_600_000;
const visitorId = 'vis_recount';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

/** Equal seeds give equal numbers, from 0 up to 1: mulberry32, public domain. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a recount knows of a message, and what the list of unanswered questions must show of it. */
interface Asked {
  id: string;
  agentId: string;
  conversationId: string;
  isPreview: boolean;
  at: Date;
  topic: string;
  outcome: Outcome | null;
  state: 'open' | 'cleared' | 'dismissed';
}

interface History {
  ctx: Context;
  pick<Item>(items: readonly Item[]): Item;
  random(): number;
  agents: string[];
  asked: Asked[];
  /** Messages taken from the plan, those of deleted conversations too. */
  taken: number;
}

it.each(Array.from({ length: histories }, (_, seed) => seed))('of history %i', async (seed) => {
  const history = await begin(seed);
  const base = new Date(`${history.pick(clockChanges)}T00:00:00Z`).getTime();
  for (let step = 8 + Math.floor(history.random() * 12); step > 0; step--) {
    const at = new Date(base + Math.floor((history.random() * 96 - 48) * hourMs));
    await happen(history, at);
    if (history.random() < 0.15) await countDays(history.ctx);
  }
  await checkTotals(history);
  for (let time = 0; time < 4; time++) {
    const range = pickRange(history, base);
    const agentId = history.random() < 0.5 ? history.pick(history.agents) : undefined;
    await checkRange(history, { ...range, ...(agentId ? { agentId } : {}) });
  }
});

/** Of all time, between any moments, or between quarters of an hour, where the ranges of the console begin and end. */
function pickRange({ random }: History, base: number): Range {
  if (random() < 0.3) return {};
  const stepMs = random() < 0.5 ? 1 : hourMs / 4;
  const moment = (ms: number): string => new Date(Math.floor(ms / stepMs) * stepMs).toISOString();
  const from = base + (random() * 96 - 72) * hourMs;
  return { from: moment(from), ...(random() < 0.8 ? { to: moment(from + random() * 72 * hourMs) } : {}) };
}

async function begin(seed: number): Promise<History> {
  const random = createRandom(seed);
  const workspaceId = createId('wsp');
  await test.services.pool.query(`insert into workspace (id, name, plan) values ($1, 'Shop', 'enterprise')`, [
    workspaceId,
  ]);
  const ctx: Context = {
    ...test.services,
    workspace: { id: workspaceId, plan: 'enterprise', addOns: {} },
    actor: { kind: 'user', userId: 'usr_owner', role: 'owner' },
  };
  const agents: string[] = [];
  for (let number = 1 + Math.floor(random() * 3); number > 0; number--) {
    agents.push(await createAgent(ctx, { name: 'Helper' }));
  }
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return { ctx, random, pick, agents, asked: [], taken: 0 };
}

/** One thing that happens at a time: mostly a message with its answer. */
async function happen(history: History, at: Date): Promise<void> {
  const { ctx, random, pick, asked } = history;
  const now: Context = { ...ctx, clock: { now: () => at } };
  const what = random();
  const any = asked.length === 0 ? undefined : pick(asked);
  if (what < 0.66 || any === undefined) return askSomething(history, now, at);
  if (what < 0.77) {
    const { rows } = await ctx.pool.query(`select answer_id from question where id = $1`, [any.id]);
    const answerId = rows[0].answer_id;
    const rater: Context = random() < 0.2 ? now : { ...now, actor: { kind: 'visitor', visitorId } };
    if (answerId !== null) await rateAnswer(rater, answerId, pick(['positive', 'negative', null] as const));
  } else if (what < 0.84) {
    await dismissQuestions(now, { questionIds: [any.id], reason: 'other' });
    for (const each of asksTheSame(history, any)) if (each.state === 'open') each.state = 'dismissed';
  } else if (what < 0.88) {
    await reopenQuestions(now, { questionIds: [any.id] });
    for (const each of asksTheSame(history, any)) each.state = 'open';
  } else if (what < 0.93) {
    await storeLead(now, { id: any.agentId }, { conversationId: any.conversationId, name: 'Ada' });
  } else {
    await deleteConversation(now, any.conversationId);
    history.asked = asked.filter(({ conversationId }) => conversationId !== any.conversationId);
  }
}

const canBeOpen = (outcome: Outcome | null) => outcome === 'declined' || outcome === 'hedged';

const asksTheSame = ({ asked }: History, one: Asked): Asked[] =>
  asked.filter(
    ({ agentId, topic, outcome }) =>
      agentId === one.agentId && topic === one.topic && outcome === one.outcome && canBeOpen(outcome),
  );

async function askSomething(history: History, now: Context, at: Date): Promise<void> {
  const { random, pick, agents, asked } = history;
  const before = asked.length > 0 && random() < 0.5 ? pick(asked) : undefined;
  const agentId = before?.agentId ?? pick(agents);
  const channel = before ? (before.isPreview ? 'preview' : 'widget') : pick(channels);
  const text = pick(texts);
  const stored = await storeQuestion(now, {
    agentId,
    workspaceId: now.workspace.id,
    visitorId,
    text,
    conversationId: before?.conversationId,
    channel,
    hits: [],
  });
  const isPreview = channel === 'preview';
  const topic = nameTopic(text);
  const outcome = random() < 0.06 ? null : pick(outcomes);
  const { messageId: id, conversationId } = stored;
  if (!isPreview) history.taken += 1;
  if (outcome !== null) {
    await storeAnswer(now, {
      id: createId('msg'),
      agentId,
      conversationId,
      questionId: id,
      question: text,
      query: text,
      text: 'So it is.',
      sources: [],
      outcome,
      confidence: 0.5,
      model: 'embedded',
      finishReason: 'stop',
      fallbackReason: null,
      usage: { inputTokens: 0, outputTokens: 0 },
      considered: [],
      firstWordMs: 1,
      totalMs: 2,
    });
    if (outcome === 'answered') {
      for (const each of asked) {
        const isSame = each.agentId === agentId && each.topic === topic && canBeOpen(each.outcome);
        if (isSame && each.state === 'open') each.state = 'cleared';
      }
    }
  }
  asked.push({ id, agentId, conversationId, isPreview, at, topic, outcome, state: 'open' });
}

interface Range {
  agentId?: string;
  from?: string;
  to?: string;
}

interface Row {
  id: string;
  conversation_id: string;
  agent_id: string;
  channel: string;
  role: string;
  created_at: Date;
  outcome: Outcome | null;
  feedback: Feedback | null;
  isAbandoned: boolean;
}

/** The visitors' messages of a range with the outcome of what was said next, from the rows of messages alone. */
async function recount({ ctx }: History, { agentId, from, to }: Range): Promise<Row[]> {
  const { rows } = await ctx.pool.query<Row>(
    `select message.*, conversation.agent_id, conversation.channel from message
     join conversation on conversation.id = message.conversation_id
     where message.workspace_id = $1 order by conversation_id, message.id`,
    [ctx.workspace.id],
  );
  return rows.flatMap((row, index) => {
    if (row.role !== 'user' || row.channel === 'preview') return [];
    if (agentId !== undefined && row.agent_id !== agentId) return [];
    if (from !== undefined && row.created_at < new Date(from)) return [];
    if (to !== undefined && row.created_at >= new Date(to)) return [];
    const next = rows[index + 1];
    const isAnswer = next?.conversation_id === row.conversation_id && next.role === 'assistant';
    const answer = isAnswer ? next : { outcome: null, feedback: null };
    const isLeft = !rows.some(
      (later) =>
        later.role === 'user' &&
        later.conversation_id === row.conversation_id &&
        (later.created_at > row.created_at ||
          (later.created_at.getTime() === row.created_at.getTime() && later.id > row.id)) &&
        later.created_at.getTime() <= row.created_at.getTime() + hourMs,
    );
    const isAbandoned = canBeOpen(answer.outcome) && answer.feedback !== 'positive' && isLeft;
    return [{ ...row, outcome: answer.outcome, feedback: answer.feedback, isAbandoned }];
  });
}

const countOf = (rows: readonly Row[], is: (row: Row) => boolean): number => rows.filter(is).length;

const figuresOf = (rows: readonly Row[]) => ({
  conversations: new Set(rows.map((row) => row.conversation_id)).size,
  messages: rows.length,
  ratings: {
    positive: countOf(rows, ({ feedback }) => feedback === 'positive'),
    negative: countOf(rows, ({ feedback }) => feedback === 'negative'),
  },
  resolutions: {
    confirmed: countOf(rows, (row) => row.outcome === 'answered' && row.feedback === 'positive'),
    assumed: countOf(rows, (row) => row.outcome === 'answered' && row.feedback === null),
    abandoned: countOf(rows, ({ isAbandoned }) => isAbandoned),
  },
  outcomes: Object.fromEntries(
    outcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ),
});

async function checkTotals(history: History): Promise<void> {
  const { ctx, agents, taken } = history;
  const own = sql`agent.workspace_id = ${ctx.workspace.id}`;
  const counted = await selectAgents(ctx, own, sql`agent.id`, 10);
  expect(counted.map(({ id }) => id)).toEqual([...agents].sort());
  for (const agent of counted) {
    const { conversations, messages } = figuresOf(await recount(history, { agentId: agent.id }));
    expect(agent.counts).toMatchObject({ conversations, messages });
  }
  // The meter is of the month that a message was written in; deleting a conversation gives nothing back.
  const { rows } = await ctx.pool.query<{ sum: string | null }>(
    `select sum(used) from usage where workspace_id = $1 and meter = 'messages'`,
    [ctx.workspace.id],
  );
  expect(Number(rows[0]?.sum ?? 0)).toBe(taken);
  expect(await countUsage(ctx, ['agents'])).toEqual({ agents: agents.length });
  const leads = await ctx.pool.query('select 1 from lead where workspace_id = $1', [ctx.workspace.id]);
  expect((await listLeads(ctx, { limit: 1 })).pagination.total).toBe(leads.rowCount);
}

/** The first day of the week or month that a day is in. */
function firstDayOf(day: string, unit: 'day' | 'week' | 'month', weekStartsOn: number): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() - weekStartsOn + 7) % 7));
  return date.toISOString().slice(0, 10);
}

async function checkRange(history: History, range: Range): Promise<void> {
  const { ctx, pick } = history;
  const timeZone = pick(zones);
  const rows = await recount(history, range);
  const weekStartsOn = Math.floor(history.random() * 7);
  const unit = pick(['day', 'day', 'week', 'month'] as const);
  const { days, ...whole } = await countConversations(ctx, { ...range, timeZone, unit, weekStartsOn });
  expect(whole).toEqual(figuresOf(rows));
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone });
  const byDay = Map.groupBy(rows, (row) => firstDayOf(dayOf.format(row.created_at), unit, weekStartsOn));
  expect(days).toEqual([...byDay.keys()].sort().map((day) => ({ day, ...figuresOf(byDay.get(day) ?? []) })));

  for (const outcome of [undefined, pick(outcomes)]) {
    const query = { ...range, ...(outcome ? { outcome } : {}) };
    const behind = new Set(
      rows
        .filter((row) => outcome === undefined || row.outcome === outcome)
        .map((row) => row.conversation_id),
    );
    const list = await listConversations(ctx, { ...query, limit: 100 });
    expect(list.pagination.total).toBe(behind.size);
    expect(list.data.map(({ id }) => id).toSorted()).toEqual([...behind].sort());
    const csv = await exportConversations(ctx, { ...query, format: 'csv' }).text();
    const exported: Record<string, string>[] = parse(csv, { columns: true, bom: true });
    const all = await recount(history, {});
    const asked = exported.filter(({ From }) => From === 'Visitor');
    expect(asked).toHaveLength(all.filter((row) => behind.has(row.conversation_id)).length);
  }
  await checkFilters(history, range, rows, timeZone);
  await checkUnanswered(history, range);
}

/** The lists behind the figures that are not outcomes, and the charts. */
async function checkFilters(
  { ctx, pick }: History,
  range: Range,
  rows: readonly Row[],
  timeZone: string,
): Promise<void> {
  const resolution = pick(['confirmed', 'assumed', 'abandoned'] as const);
  const is = {
    confirmed: (row: Row) => row.outcome === 'answered' && row.feedback === 'positive',
    assumed: (row: Row) => row.outcome === 'answered' && row.feedback === null,
    abandoned: (row: Row) => row.isAbandoned,
  }[resolution];
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const byHour = Map.groupBy(rows, (row) => clock.format(row.created_at));
  const hours = await listHours(ctx, { ...range, timeZone });
  const nameOf = ({ weekday, hour }: { weekday: number; hour: number }) =>
    `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday]}, ${String(hour).padStart(2, '0')}`;
  expect(new Map(hours.data.map((each) => [nameOf(each), each.messages]))).toEqual(
    new Map([...byHour].map(([name, asked]) => [name, asked.length])),
  );
  const busy = hours.data.length === 0 ? undefined : pick(hours.data);
  for (const [filter, behind] of [
    [{ resolution }, rows.filter(is)],
    [{ rating: 'positive' as const }, rows.filter(({ feedback }) => feedback === 'positive')],
    [
      { weekday: busy?.weekday ?? 0, hour: busy?.hour ?? 0, timeZone },
      busy ? (byHour.get(nameOf(busy)) ?? []) : [],
    ],
  ] as const) {
    const list = await listConversations(ctx, { ...range, ...filter, limit: 100 });
    expect(list.data.map(({ id }) => id).toSorted(), JSON.stringify(filter)).toEqual(
      [...new Set(behind.map((row) => row.conversation_id))].sort(),
    );
  }
  const languages = await listTop(ctx, { ...range, by: 'language', limit: 10 });
  const { rows: recounted } = await ctx.pool.query<{ id: string; language: string | null }>(
    'select id, language from question where workspace_id = $1 and language is not null',
    [ctx.workspace.id],
  );
  const known = new Map(recounted.map(({ id, language }) => [id, language]));
  const byLanguage = Map.groupBy(
    rows.filter(({ id }) => known.has(id)),
    ({ id }) => known.get(id),
  );
  expect(new Map(languages.data.map(({ key, messages }) => [key, messages]))).toEqual(
    new Map([...byLanguage].map(([language, asked]) => [language, asked.length])),
  );
}

async function checkUnanswered({ ctx, asked }: History, range: Range): Promise<void> {
  for (const outcome of ['declined', 'hedged'] as const) {
    for (const state of ['open', 'cleared', 'dismissed'] as const) {
      const expected = asked.filter(
        (each) =>
          !each.isPreview &&
          each.outcome === outcome &&
          each.state === state &&
          (range.agentId === undefined || each.agentId === range.agentId) &&
          (range.from === undefined || each.at >= new Date(range.from)) &&
          (range.to === undefined || each.at < new Date(range.to)),
      );
      const { data, questions, groups } = await listUnanswered(ctx, { ...range, outcome, state, limit: 100 });
      expect(questions, `${outcome} ${state}`).toBe(expected.length);
      expect(data).toHaveLength(groups);
      expect(data.reduce((sum, group) => sum + group.asked, 0)).toBe(expected.length);
    }
  }
}
