import { and, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { TouchedAnswer, TouchedQuestion } from '#contract/crawls/crawls.schemas.ts';
import { findSameSentence, type SaidLine } from '#core/answering/touching/find-same-sentence.ts';
import { isQuoteLost } from '#core/answering/touching/is-quote-lost.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { linesOnlyIn } from '#core/reading/comparing/lines-only-in.ts';
import { tokenise } from '#core/searching/words/tokenise.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { getCrawl } from '#server/features/sources/crawls/get-crawl.ts';
import { pageChange, source } from '#server/features/sources/sources.table.ts';
import { message, question } from './conversations.table.ts';

/** Older answers have been read long ago. */
const lookBackMs = 90 * 86_400_000;
const mostAnswers = 100;
/** Pages, answers and questions that are looked at, each the newest. */
const mostPages = 500;
const mostLookedAt = 5_000;
const mostQuestions = 2_000;
const mostLines = 1_000;

interface LostPage {
  url: string;
  before: string;
  after: string | null;
}

interface CrawlPlace {
  agentId: string;
  sourceId: string;
  run: string;
}

/** Answers whose quotes a crawl found changed or gone, and stored questions whose answers say the same. */
export async function listTouchedAnswers(
  ctx: Context,
  { agentId, sourceId, run }: CrawlPlace,
): Promise<{ answers: TouchedAnswer[]; questions: TouchedQuestion[] }> {
  const crawl = await getCrawl(ctx, agentId, sourceId, run);
  const rows = await ctx.db
    .select({ url: pageChange.url, before: pageChange.before, after: pageChange.after })
    .from(pageChange)
    .where(
      and(
        inWorkspace(ctx, pageChange),
        eq(pageChange.sourceId, sourceId),
        eq(pageChange.run, crawl.run),
        ne(pageChange.kind, 'added'),
      ),
    )
    .orderBy(desc(pageChange.id))
    .limit(mostPages);
  const pages = rows.flatMap(({ url, before, after }): LostPage[] =>
    url === null || before === null ? [] : [{ url, before, after }],
  );
  if (pages.length === 0) return { answers: [], questions: [] };
  const until = new Date(crawl.finishedAt ?? ctx.clock.now());
  return {
    answers: await findAnswers(ctx, { agentId, sourceId }, pages, until),
    questions: await findQuestions(ctx, agentId, pages),
  };
}

async function findAnswers(
  ctx: Context,
  { agentId, sourceId }: Pick<CrawlPlace, 'agentId' | 'sourceId'>,
  pages: LostPage[],
  until: Date,
): Promise<TouchedAnswer[]> {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const rows = await ctx.db
    .select({
      conversationId: question.conversationId,
      messageId: message.id,
      question: sql<string>`asked.text`,
      sources: message.sources,
      answeredAt: message.createdAt,
    })
    .from(question)
    .innerJoin(message, eq(message.id, question.answerId))
    .innerJoin(sql`message as asked`, sql`asked.id = ${question.id}`)
    .where(
      and(
        inWorkspace(ctx, question),
        eq(question.agentId, agentId),
        ne(question.channel, 'preview'),
        gt(question.askedAt, new Date(until.getTime() - lookBackMs)),
        lte(question.askedAt, until),
        isNotNull(message.sources),
        sql`exists (
          select 1 from jsonb_array_elements(${message.sources}) as part
          where part->>'sourceId' = ${sourceId} and part->>'url' = any(${sql.param([...byUrl.keys()])}::text[])
        )`,
      ),
    )
    .orderBy(desc(question.askedAt))
    .limit(mostLookedAt);
  const answers: TouchedAnswer[] = [];
  for (const { sources, answeredAt, ...row } of rows) {
    const lost = sources?.find((part) => {
      const page = part.sourceId === sourceId ? byUrl.get(part.url ?? '') : undefined;
      return page !== undefined && isQuoteLost(part.quote, page);
    });
    if (lost?.url === undefined) continue;
    answers.push({ ...row, quote: lost.quote, url: lost.url, answeredAt: answeredAt.toISOString() });
    if (answers.length === mostAnswers) break;
  }
  return answers;
}

async function findQuestions(ctx: Context, agentId: string, pages: LostPage[]): Promise<TouchedQuestion[]> {
  const lines = listLostLines(pages);
  const rows = await ctx.db
    .select({ sourceId: source.id, config: source.config })
    .from(source)
    .where(and(inWorkspace(ctx, source), eq(source.agentId, agentId), eq(source.kind, 'qa')))
    .orderBy(desc(source.id))
    .limit(mostQuestions);
  return rows.flatMap(({ sourceId, config }): TouchedQuestion[] => {
    if (config.kind !== 'qa') return [];
    const same = findSameSentence(config.answer, lines);
    return same === null ? [] : [{ sourceId, question: config.question, ...same }];
  });
}

function listLostLines(pages: LostPage[]): SaidLine[] {
  const lines = pages.flatMap(({ url, before, after }) => {
    const language = detectLanguage(before, 'en');
    const lost = linesOnlyIn(before, after ?? '').filter((line) => !line.startsWith('# '));
    return lost.map((line) => ({ url, language, terms: new Set(tokenise(line, language)) }));
  });
  return lines.slice(0, mostLines);
}
