import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { createAgent } from '#server/features/agents/create-agent.ts';
import { selectAgents } from '#server/features/agents/select-agents.ts';
import { countLeads } from '#server/features/analytics/count-leads.ts';
import { listHours } from '#server/features/analytics/list-hours.ts';
import { listTop } from '#server/features/analytics/list-top.ts';
import { listUsedSources } from '#server/features/analytics/list-used-sources.ts';
import { countConversations } from '#server/features/conversations/count-conversations.ts';
import { countDays } from '#server/features/conversations/figures/count-days.ts';
import { listUnanswered } from '#server/features/conversations/questions/list-unanswered.ts';
import { listConversations } from '#server/features/inbox/list-conversations.ts';
import { listLeads } from '#server/features/leads/list-leads.ts';
import { openBenchDatabase } from './chat/open-bench-database.ts';
import { measureChat } from './counts/measure-chat.ts';
import { measureExport } from './counts/measure-export.ts';
import { measurePages } from './counts/measure-pages.ts';
import { storeHistory } from './counts/store-history.ts';

/**
 * How long the console's lists and figures take with many messages of one agent:
 * `node bench/counts.ts [--messages 1000000] [--rounds 20] [--without-search]`. Prints the median and the 95th
 * percentile of each. Runs the verbs themselves on a database of its own, then the pages of the console in a browser;
 * read the figures as upper bounds on a busy machine.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '20' },
    'without-search': { type: 'boolean', default: false },
  },
});
const { connection, connectionString, contextOf, remove } = await openBenchDatabase();
try {
  const ctx = contextOf('wsp_bench');
  await connection.pool.query(
    `insert into workspace (id, name, plan) values ('wsp_bench', 'Shop', 'enterprise')`,
  );
  const agentId = await createAgent(ctx, { name: 'Helper' });
  await storeHistory(connection.pool, agentId, Number(values.messages), !values['without-search']);
  const startedMs = performance.now();
  await countDays(ctx);
  console.log(`counting all days: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  // As the database does by itself within minutes.
  await connection.pool.query('vacuum analyze');
  await measureAll(ctx, agentId);
  console.log(await measureExport(ctx, agentId));
  await measurePages(connection, connectionString, { workspaceId: ctx.workspace.id, agentId });
  await measureChat(ctx, agentId, 1_000);
  await connection.close();
} finally {
  await remove();
}

async function measureAll(ctx: Context, agentId: string): Promise<void> {
  const since = (days: number) => ({ from: new Date(Date.now() - days * 86_400_000).toISOString() });
  const figures = { agentId, timeZone: 'Europe/Berlin', unit: 'day', weekStartsOn: 1 } as const;
  const calls: Record<string, () => Promise<unknown>> = {
    'figures, 8 days': () => countConversations(ctx, { ...figures, ...since(8) }),
    'figures, 31 days': () => countConversations(ctx, { ...figures, ...since(31) }),
    'figures, all time': () => countConversations(ctx, { ...figures }),
    'figures, all time, all agents': () => countConversations(ctx, { ...figures, agentId: undefined }),
    'figures, all time by week': () => countConversations(ctx, { ...figures, unit: 'week' }),
    'leads by day, all time': () => countLeads(ctx, figures),
    'busiest hours, all time': () => listHours(ctx, figures),
    'languages, all time': () => listTop(ctx, { agentId, by: 'language', limit: 10 }),
    'pages, all time': () => listTop(ctx, { agentId, by: 'page', limit: 10 }),
    'sources, all time': () => listUsedSources(ctx, { agentId }),
    'agents with totals': () => selectAgents(ctx, sql`agent.id = ${agentId}`, sql`agent.id`, 10),
    conversations: () => listConversations(ctx, { agentId, limit: 50 }),
    'conversations, 8 days': () => listConversations(ctx, { agentId, limit: 50, ...since(8) }),
    'conversations, 31 days a year ago': () =>
      listConversations(ctx, { agentId, limit: 50, ...since(364), to: since(333).from }),
    'conversations, answered': () => listConversations(ctx, { agentId, limit: 50, outcome: 'answered' }),
    'conversations, answered, 300 days': () =>
      listConversations(ctx, { agentId, limit: 50, outcome: 'answered', ...since(300) }),
    'conversations, human requests': () => listConversations(ctx, { agentId, limit: 50, outcome: 'handoff' }),
    'conversations, unanswered': () => listConversations(ctx, { agentId, limit: 50, outcome: 'declined' }),
    'search, a word of all': () => listConversations(ctx, { agentId, limit: 50, q: 'refund' }),
    'search, a word of one in 20': () => listConversations(ctx, { agentId, limit: 50, q: 'shipping' }),
    'search, two words': () => listConversations(ctx, { agentId, limit: 50, q: 'shipping refund' }),
    'search, part of a number': () => listConversations(ctx, { agentId, limit: 50, q: 'B-5000' }),
    'search, part of an address': () => listConversations(ctx, { agentId, limit: 50, q: '0@mail.ex' }),
    'search, nothing': () => listConversations(ctx, { agentId, limit: 50, q: 'zebra' }),
    'search, unanswered, 31 days': () =>
      listConversations(ctx, { agentId, limit: 50, q: 'refund', outcome: 'declined', ...since(31) }),
    'conversations, page': () => listConversations(ctx, { agentId, limit: 50, page: '/returns' }),
    'conversations, unread': () => listConversations(ctx, { agentId, limit: 50, read: 'unread' }),
    'conversations, with a lead': () => listConversations(ctx, { agentId, limit: 50, lead: 'with' }),
    'unanswered, 8 days': () =>
      listUnanswered(ctx, { agentId, state: 'open', outcome: 'declined', limit: 20, ...since(8) }),
    'unanswered, all time': () =>
      listUnanswered(ctx, { agentId, state: 'open', outcome: 'declined', limit: 20 }),
    'unanswered, all agents': () => listUnanswered(ctx, { state: 'open', outcome: 'declined', limit: 20 }),
    leads: () => listLeads(ctx, { agentId, limit: 50 }),
    'leads, 31 days': () => listLeads(ctx, { agentId, limit: 50, ...since(31) }),
  };
  console.log(`${'call'.padEnd(36)}${'median ms'.padStart(12)}${'p95 ms'.padStart(12)}`);
  for (const [name, call] of Object.entries(calls)) {
    if (values['without-search'] && name.startsWith('search')) continue;
    await call();
    const times: number[] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      const startedMs = performance.now();
      await call();
      times.push(performance.now() - startedMs);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) =>
      (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
    console.log(`${name.padEnd(36)}${at(0.5).padStart(12)}${at(0.95).padStart(12)}`);
  }
}
