import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Outcome, outcomes } from '#contract/conversations/conversations.ts';
import { inboxLists } from '#contract/inbox/inbox.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { selectAgents } from '#server/features/agents/select-agents.ts';
import { countConversations } from '#server/features/conversations/count-conversations.ts';
import { countDays } from '#server/features/conversations/figures/count-days.ts';
import { listUnanswered } from '#server/features/conversations/questions/list-unanswered.ts';
import { countInbox } from '#server/features/inbox/count-inbox.ts';
import { exportConversations } from '#server/features/inbox/export-conversations.ts';
import { listConversations } from '#server/features/inbox/list-conversations.ts';
import { exportLeads } from '#server/features/leads/export-leads.ts';
import { listLeads } from '#server/features/leads/list-leads.ts';
import { findAdvice } from '#server/features/notifications/weekly-advice/find-advice.ts';
import { countUsage } from '#server/quota/count-usage.ts';
import { beginHistory } from '#tests/histories/begin-history.ts';
import { happen } from '#tests/histories/happen.ts';
import type { History } from '#tests/histories/history.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { countLeads } from './count-leads.ts';
import { countOf, figuresOf, type Range, type Row, recount, recountLeads } from './fixtures/recount.ts';
import { listAttention } from './list-attention.ts';
import { listHours } from './list-hours.ts';
import { listTop } from './list-top.ts';
import { listUsedSources } from './list-used-sources.ts';

/**
 * Every figure against a slow recount from the rows of messages, on random histories: later answers, human requests,
 * people who take over and reply, programs that ask, previews, messages beyond the plan, visitors who become known,
 * deletions and erasure by age, several agents, days around both changes of the clock. `HISTORIES=500` tries more of them.
 */
const histories = Number(process.env.HISTORIES ?? 12);

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
const hourMs = 3_600_000;

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

it.each(Array.from({ length: histories }, (_, seed) => seed))('of history %i', async (seed) => {
  const history = await beginHistory(test.services, seed);
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

async function checkTotals(history: History): Promise<void> {
  const { ctx, agents, taken } = history;
  const own = sql`agent.workspace_id = ${ctx.workspace.id}`;
  const counted = await selectAgents(ctx, own, sql`agent.id`, 10);
  expect(counted.map(({ id }) => id)).toEqual([...agents].sort());
  for (const agent of counted) {
    const { conversations, messages } = figuresOf(await recount(history, { agentId: agent.id }));
    const leads = await recountLeads(history, { agentId: agent.id });
    expect(agent.counts).toMatchObject({ conversations, messages, leads: leads.length });
    await checkAttention(history, agent.id, leads.length);
  }
  // The meter is of the month that a message was written in; deleting a conversation gives nothing back.
  const { rows } = await ctx.pool.query<{ sum: string | null }>(
    `select sum(used) from usage where workspace_id = $1 and meter = 'messages'`,
    [ctx.workspace.id],
  );
  expect(Number(rows[0]?.sum ?? 0)).toBe(taken);
  expect(await countUsage(ctx, ['agents'])).toEqual({ agents: agents.length });
}

/** What asks for attention, and the counts at the lists of Messages: as many as those lists have. */
async function checkAttention({ ctx, asked }: History, agentId: string, newLeads: number): Promise<void> {
  const counted = await countInbox(ctx, { agentId });
  for (const list of inboxLists) {
    const { data, pagination } = await listConversations(ctx, { agentId, list, limit: 100 });
    expect([list, counted[list], pagination.total]).toEqual([list, data.length, data.length]);
  }
  const { data } = await listAttention(ctx, { agentId });
  const unanswered = asked.filter(
    (each) =>
      each.agentId === agentId && !each.isPreview && each.outcome === 'declined' && each.state === 'open',
  );
  expect(data).toMatchObject([
    { humanRequests: counted.waiting, unanswered: unanswered.length, newLeads, troubledSources: 0 },
  ]);
}

interface Spans {
  timeZone: string;
  unit: 'day' | 'week' | 'month';
  weekStartsOn: number;
}

/** The day on which a time is, or the first day of its week or month. */
function firstDayOf(time: Date, { timeZone, unit, weekStartsOn }: Spans): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
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
  const spans: Spans = { timeZone, unit, weekStartsOn };
  const byDay = Map.groupBy(rows, (row) => firstDayOf(row.created_at, spans));
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
    const all = Map.groupBy(await recount(history, {}), (row) => row.conversation_id);
    for (const { id, messageCount } of list.data) expect(messageCount).toBe(all.get(id)?.length);
    const csv = await exportConversations(ctx, { ...query, format: 'csv' }).text();
    const exported: Record<string, string>[] = parse(csv, { columns: true, bom: true });
    expect(tallyExport(exported)).toEqual(tallyRows([...behind].flatMap((id) => all.get(id) ?? [])));
  }
  await checkFilters(history, range, rows, timeZone);
  await checkSources(history, range, rows);
  await checkLeads(history, range, spans);
  await checkAdvice(history, range);
  await checkUnanswered(history, range);
}

/** How many messages a file has from visitors, with each outcome, and with each thumb. */
const tallyExport = (cells: readonly Record<string, string>[]) => ({
  messages: cells.filter(({ From }) => From === 'Visitor').length,
  outcomes: outcomes.map((outcome) => cells.filter(({ Outcome }) => Outcome === outcome).length),
  thumbs: ['positive', 'negative'].map((thumb) => cells.filter(({ Rating }) => Rating === thumb).length),
});

function tallyRows(rows: readonly Row[]): ReturnType<typeof tallyExport> {
  const { messages, outcomes: byOutcome, ratings } = figuresOf(rows);
  return {
    messages,
    outcomes: outcomes.map((outcome) => byOutcome[outcome] ?? 0),
    thumbs: [ratings.positive, ratings.negative],
  };
}

const tally = (keys: readonly string[]): Map<string, number> =>
  new Map([...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]));

/** The pages that visitors wrote on, the sources and pages that answers cite, and those that none does. */
async function checkSources({ ctx, sources }: History, range: Range, rows: readonly Row[]): Promise<void> {
  const { rows: asked } = await ctx.pool.query<{ id: string; page: string }>(
    'select id, page from question where workspace_id = $1 and page is not null',
    [ctx.workspace.id],
  );
  const pageOf = new Map(asked.map(({ id, page }) => [id, page]));
  const pages = await listTop(ctx, { ...range, by: 'page', limit: 10 });
  expect(new Map(pages.data.map(({ key, messages }) => [key, messages]))).toEqual(
    tally(rows.flatMap(({ id }) => pageOf.get(id) ?? [])),
  );
  const cited = tally(rows.flatMap((row) => row.cited));
  const own = sources.filter(({ agentId }) => range.agentId === undefined || agentId === range.agentId);
  const used = await listUsedSources(ctx, range);
  expect(new Map(used.data.map(({ sourceId, messages }) => [sourceId, messages]))).toEqual(
    new Map(own.map(({ id }) => [id, cited.get(id) ?? 0])),
  );
  expect(new Map(used.pages.map(({ sourceId, messages }) => [sourceId, messages]))).toEqual(cited);
  expect([used.trainedPages, used.unusedPages]).toEqual([own.length, own.length - cited.size]);
  const [first] = [...cited.keys()];
  if (first === undefined) return;
  const behind = rows.filter((row) => row.cited.includes(first)).map((row) => row.conversation_id);
  const citedPage = `https://shop.example/${first}`;
  for (const filter of [{ sourceId: first }, { sourceId: first, citedPage }]) {
    const list = await listConversations(ctx, { ...range, ...filter, limit: 100 });
    expect(list.data.map(({ id }) => id).toSorted()).toEqual([...new Set(behind)].sort());
  }
}

async function checkLeads(history: History, range: Range, spans: Spans): Promise<void> {
  const { ctx } = history;
  const rows = await recountLeads(history, range);
  const ids = rows.map(({ id }) => id);
  const { leads, days } = await countLeads(ctx, { ...range, ...spans });
  expect(leads).toBe(rows.length);
  const byDay = tally(rows.map(({ created_at }) => firstDayOf(created_at, spans)));
  expect(new Map(days.map((each) => [each.day, each.leads]))).toEqual(byDay);
  const list = await listLeads(ctx, { ...range, limit: 100 });
  expect([list.pagination.total, list.data.map(({ id }) => id)]).toEqual([rows.length, ids]);
  const csv = await exportLeads(ctx, { ...range, format: 'csv' }).text();
  const cells: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  expect(cells.map(({ Id }) => Id)).toEqual(ids);
  const file: Lead[] = JSON.parse(await exportLeads(ctx, { ...range, format: 'json' }).text());
  expect(file.map(({ id }) => id)).toEqual(ids);
}

/** What the weekly email says of each agent, which has a beginning and an end. */
async function checkAdvice(history: History, { from, to }: Range): Promise<void> {
  if (from === undefined || to === undefined) return;
  const { ctx, agents, asked } = history;
  const advice = await findAdvice(ctx, { from: new Date(from), to: new Date(to), firstDay: '', lastDay: '' });
  for (const agentId of agents) {
    const rows = await recount(history, { agentId, from, to });
    const open = new Set(asked.filter(({ state }) => state === 'open').map(({ id }) => id));
    const isOpen = (outcome: Outcome) => countOf(rows, (row) => row.outcome === outcome && open.has(row.id));
    const of = (kind: string) => advice.find((each) => each.agentId === agentId && each.kind === kind)?.count;
    expect({
      unanswered: of('unanswered') ?? 0,
      'thumbs-down': of('thumbs-down') ?? 0,
      abandoned: of('abandoned') ?? 0,
      'partly-answered': of('partly-answered') ?? 0,
    }).toEqual({
      unanswered: isOpen('declined'),
      'thumbs-down': countOf(rows, ({ feedback }) => feedback === 'negative'),
      abandoned: countOf(rows, ({ isAbandoned }) => isAbandoned),
      'partly-answered': isOpen('hedged'),
    });
  }
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
