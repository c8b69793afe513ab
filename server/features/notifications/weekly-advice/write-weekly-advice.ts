import { eq } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import { answeredRate } from '#core/counting/answered-rate.ts';
import { type Advice, type AdviceKind, chooseAdvice } from '#core/counting/choose-advice.ts';
import type { Week } from '#core/counting/week-before.ts';
import type { EmailOf, WeeklyItem } from '#core/emails/email.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { countConversations } from '#server/features/conversations/count-conversations.ts';
import { listUnanswered } from '#server/features/conversations/questions/list-unanswered.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { findAdvice } from './find-advice.ts';

/** Which conversations are behind a kind of advice, as filters of Messages or of Unanswered. */
const filters: Record<AdviceKind, { page: 'messages' | 'unanswered'; filter: Record<string, string> }> = {
  'open-requests': { page: 'messages', filter: { outcome: 'handoff', read: 'unread' } },
  unanswered: { page: 'unanswered', filter: {} },
  'thumbs-down': { page: 'messages', filter: { rating: 'negative' } },
  abandoned: { page: 'messages', filter: { resolution: 'abandoned' } },
  'partly-answered': { page: 'messages', filter: { outcome: 'hedged' } },
};

/** The email about a week of the workspace; null when there is nothing worth doing. */
export async function writeWeeklyAdvice(ctx: Context, week: Week): Promise<EmailOf<'weekly-advice'> | null> {
  const advice = chooseAdvice(await findAdvice(ctx, week));
  if (advice.length === 0) return null;
  const origin = baseUrl(ctx.config);
  const range = `${week.firstDay}..${week.lastDay}`;
  const times = { from: week.from.toISOString(), to: week.to.toISOString() };
  const figures = await countConversations(ctx, {
    ...times,
    timeZone: 'UTC',
    unit: 'month',
    weekStartsOn: 1,
  });
  const [named] = await ctx.db
    .select({ name: workspace.name })
    .from(workspace)
    .where(eq(workspace.id, ctx.workspace.id));
  const items: WeeklyItem[] = [];
  for (const each of advice) {
    const { page, filter } = filters[each.kind];
    const url = `${origin}${paths[page](each.agentId)}?${new URLSearchParams({ ...filter, range })}`;
    const question = each.kind === 'unanswered' ? await readMostAsked(ctx, each, times) : undefined;
    items.push({
      advice: each.kind,
      agentName: each.agentName,
      count: each.count,
      ...(question ? { question } : {}),
      url,
    });
  }
  return {
    kind: 'weekly-advice',
    workspaceName: named?.name ?? '',
    firstDay: week.firstDay,
    lastDay: week.lastDay,
    conversations: figures.conversations,
    messages: figures.messages,
    answeredRate: answeredRate(figures.outcomes),
    items,
    url: `${origin}${paths.agentAnalytics}?${new URLSearchParams({ range })}`,
    settingsUrl: origin + paths.accountSettings('notifications'),
  };
}

async function readMostAsked(
  ctx: Context,
  { agentId }: Advice,
  times: { from: string; to: string },
): Promise<WeeklyItem['question']> {
  const { data } = await listUnanswered(ctx, {
    agentId,
    ...times,
    state: 'open',
    outcome: 'declined',
    limit: 1,
  });
  return data[0] && { text: data[0].question, asked: data[0].asked };
}
