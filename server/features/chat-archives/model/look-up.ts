import { asc, sql } from 'drizzle-orm';
import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import { describeQuestion } from '#core/chat-archives/asking/describe-question.ts';
import type { ArchiveCall } from '#core/chat-archives/asking/with-model/read-tool-call.ts';
import type { Services } from '#server/context.ts';
import type { Asked } from '#server/features/chat-archives/asking/asked.ts';
import { matchQuestion } from '#server/features/chat-archives/asking/match-question.ts';
import { runQuestion } from '#server/features/chat-archives/asking/run-question.ts';
import { archiveMessage } from '#server/features/chat-archives/chat-archives.table.ts';
import { presentMessage } from '#server/features/chat-archives/present-message.ts';
import { shownColumns } from '#server/features/chat-archives/shown-columns.ts';

/** Messages that a model gets to summarise. */
const mostSummarised = 24;

/** What a query found. */
export interface LookUp {
  /** How it was read. */
  readAs: string;
  /** Its figures, in words. */
  text: string;
  messages: ArchiveMessage[];
  total: number;
}

/** Runs what a model asked for: the queries that questions without a model are answered by. */
export async function lookUp(services: Services, asked: Asked, call: ArchiveCall): Promise<LookUp[]> {
  const found: LookUp[] = [];
  for (const question of call.questions) {
    const { text, quotes, total } = await runQuestion(services, asked, question);
    const messages = call.tool === 'summarise' ? await spreadMessages(services, asked, call, total) : quotes;
    found.push({ readAs: describeQuestion(question, asked.names), text, messages, total });
  }
  return found;
}

/** Messages spread evenly over the time of all that match. */
async function spreadMessages(
  { db }: Pick<Services, 'db'>,
  asked: Asked,
  { questions: [question] }: ArchiveCall,
  total: number,
): Promise<ArchiveMessage[]> {
  if (question === undefined || total === 0) return [];
  const every = Math.ceil(total / mostSummarised);
  const place = sql<number>`row_number() over (order by ${archiveMessage.at}, ${archiveMessage.number})`;
  const placed = db.$with('placed').as(
    db
      .select({
        place: place.as('place'),
        placedNumber: sql<number>`${archiveMessage.number}`.as('placed_number'),
      })
      .from(archiveMessage)
      .where(matchQuestion(asked, question)),
  );
  const rows = await db
    .with(placed)
    .select(shownColumns)
    .from(archiveMessage)
    .innerJoin(
      placed,
      sql`${archiveMessage.archiveId} = ${asked.archiveId} and ${archiveMessage.number} = ${placed.placedNumber}`,
    )
    .where(sql`(${placed.place} - 1) % ${every} = 0`)
    .orderBy(asc(archiveMessage.at), asc(archiveMessage.number))
    .limit(mostSummarised);
  return rows.map(presentMessage);
}
