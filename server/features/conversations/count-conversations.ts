import { sql } from 'drizzle-orm';
import type { countConversations as endpoint } from '#contract/conversations/conversations.endpoints.ts';
import type { ConversationCounts } from '#contract/conversations/conversations.schemas.ts';
import { type Outcome, outcomes } from '#contract/conversations/conversations.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { conversation } from './conversations.table.ts';
import { type ConversationQuery, matchConversations, threadOutcome } from './match-conversations.ts';

interface Counted {
  day: string;
  outcome: Outcome | null;
  threads: number;
}

/** Small talk is neither. */
const isAnswered = ({ outcome }: Counted): boolean => outcome === 'answered' || outcome === 'hedged';
const isUnanswered = ({ outcome }: Counted): boolean => outcome === 'declined' || outcome === 'handoff';

/** How the conversations of a range ended, day by day in the zone asked for, next to as long a time before. */
export async function countConversations(
  ctx: Context,
  { timeZone, ...query }: QueryOf<typeof endpoint>,
): Promise<ConversationCounts> {
  const earlier = rangeBefore(query);
  const [counted, before] = await Promise.all([
    countByDay(ctx, query, timeZone),
    earlier && countByDay(ctx, { ...query, ...earlier }, timeZone),
  ]);
  const byDay = Map.groupBy(counted, ({ day }) => day);
  return {
    total: sum(counted),
    outcomes: Object.fromEntries(
      outcomes.map((outcome) => [outcome, sum(counted.filter((row) => row.outcome === outcome))]),
    ) as Record<Outcome, number>,
    days: [...byDay].map(([day, rows]) => ({ day, ...summarise(rows) })),
    before: before && summarise(before),
  };
}

function rangeBefore({ from, to }: Pick<ConversationQuery, 'from' | 'to'>) {
  if (from === undefined || to === undefined) return null;
  const beganMs = Date.parse(from);
  const earlierMs = beganMs - Math.max(0, Date.parse(to) - beganMs);
  return { from: new Date(Math.max(0, earlierMs)).toISOString(), to: from };
}

async function countByDay(ctx: Context, query: ConversationQuery, timeZone: string): Promise<Counted[]> {
  const day = sql<string>`to_char(${conversation.lastMessageAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  try {
    return await ctx.db
      .select({
        day: day.as('day'),
        outcome: threadOutcome.as('outcome'),
        threads: sql`count(*)`.mapWith(Number),
      })
      .from(conversation)
      .where(matchConversations(ctx, query))
      .groupBy(sql`day`, sql`outcome`)
      .orderBy(sql`day`);
  } catch (error) {
    // A zone that is younger than this database.
    if (hasCode(error, '22023')) {
      const message = 'This time zone is unknown. Use a name such as Europe/Lisbon.';
      throw failure('invalid-input', { message, details: { timeZone: message } });
    }
    throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as { code?: string }).code === code || hasCode(error.cause, code));

const sum = (rows: readonly Counted[]): number => rows.reduce((total, { threads }) => total + threads, 0);

const summarise = (rows: readonly Counted[]) => ({
  answered: sum(rows.filter(isAnswered)),
  unanswered: sum(rows.filter(isUnanswered)),
  total: sum(rows),
});
