import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { ArchiveQuestion } from '#core/chat-archives/asking/archive-question.ts';
import { notInMessages } from '#core/chat-archives/asking/with-model/not-in-messages.ts';
import type { Services } from '#server/context.ts';
import { archiveMessage, archivePerson } from '../chat-archives.table.ts';
import { presentMessage } from '../present-message.ts';
import { shownColumns } from '../shown-columns.ts';
import type { Asked } from './asked.ts';
import { describeDay } from './describe-day.ts';
import { matchQuestion } from './match-question.ts';

/** Quotes of one answer. */
const mostQuotes = 8;
/** People that an answer names. */
const mostNamed = 5;

export interface QuestionAnswer {
  outcome: 'answered' | 'nothing';
  text: string;
  quotes: ArchiveMessage[];
  total: number;
}

/** Runs a question as a query and words its result. */
export async function runQuestion(
  { db }: Pick<Services, 'db'>,
  asked: Asked,
  question: ArchiveQuestion,
): Promise<QuestionAnswer> {
  const where = matchQuestion(asked, question);
  const total = await db.$count(archiveMessage, where);
  if (total === 0) return { outcome: 'nothing', text: notInMessages, quotes: [], total };
  const select = async (order: SQL, limit: number): Promise<ArchiveMessage[]> => {
    const rows = await db
      .select(shownColumns)
      .from(archiveMessage)
      .where(and(where, order === oldest || order === newest ? sql`${archiveMessage.hasTime}` : undefined))
      .orderBy(order, order === oldest ? asc(archiveMessage.number) : desc(archiveMessage.number))
      .limit(limit);
    return rows.map(presentMessage);
  };
  const dayOf = describeDay(asked.zone);
  const count = total === 1 ? '1 message' : `${total.toLocaleString('en')} messages`;
  const answered = (text: string, quotes: ArchiveMessage[]): QuestionAnswer => ({
    outcome: 'answered',
    text,
    quotes,
    total,
  });
  switch (question.asksFor) {
    case 'count':
      return answered(`${count}.`, await select(newest, 3));
    case 'first': {
      const quotes = await select(oldest, 1);
      return answered(`The first of ${count} is from ${dayOf(quotes[0])}.`, quotes);
    }
    case 'last': {
      const quotes = await select(newest, 1);
      return answered(`The last of ${count} is from ${dayOf(quotes[0])}.`, quotes);
    }
    case 'when': {
      const [[first], [last]] = await Promise.all([select(oldest, 1), select(newest, 1)]);
      const isOne = first?.number === last?.number;
      const text = isOne
        ? `On ${dayOf(first)}.`
        : `First on ${dayOf(first)}, last on ${dayOf(last)}, in ${count}.`;
      return answered(
        text,
        [first, isOne ? undefined : last].filter((each) => each !== undefined),
      );
    }
    case 'who':
      return answered(await nameWriters({ db }, asked, where), await select(newest, 3));
    case 'find':
      return answered(
        total > mostQuotes ? `${count}. The newest are below.` : `${count}.`,
        await select(newest, mostQuotes),
      );
  }
}

const oldest = asc(archiveMessage.at);
const newest = desc(archiveMessage.at);

async function nameWriters(
  { db }: Pick<Services, 'db'>,
  { archiveId }: Asked,
  where: SQL | undefined,
): Promise<string> {
  const messages = sql<number>`count(*)::int`.as('messages');
  const writer = sql<number>`coalesce(${archivePerson.sameAs}, ${archivePerson.number})`.as('writer');
  const most = db
    .select({ writer, messages })
    .from(archiveMessage)
    .innerJoin(
      archivePerson,
      and(
        eq(archivePerson.archiveId, archiveMessage.archiveId),
        eq(archivePerson.number, archiveMessage.person),
      ),
    )
    .where(where)
    .groupBy(writer)
    .orderBy(desc(messages), asc(writer))
    .limit(mostNamed)
    .as('most');
  const rows = await db
    .select({ name: archivePerson.name, messages: most.messages })
    .from(most)
    .innerJoin(
      archivePerson,
      and(eq(archivePerson.archiveId, archiveId), eq(archivePerson.number, most.writer)),
    )
    .orderBy(desc(most.messages), asc(most.writer));
  return `${rows.map(({ name, messages }) => `${name}: ${messages.toLocaleString('en')}`).join(', ')}.`;
}
