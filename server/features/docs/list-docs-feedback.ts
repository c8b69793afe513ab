import { and, count, desc, gt, isNotNull, sql } from 'drizzle-orm';
import { docsCommentsShown, docsFeedbackDays } from '#contract/docs/docs-feedback.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listDocsFeedback as endpoint } from '#contract/operator/operator.endpoints.ts';
import type { Services } from '#server/context.ts';
import { docsFeedback } from './docs.table.ts';

/** Of all pages together; comments are few. */
const commentLimit = 1_000;

/** What readers said of each page of the documentation, those that helped least first. */
export async function listDocsFeedback({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<AnswerOf<typeof endpoint>> {
  const since = gt(docsFeedback.createdAt, new Date(clock.now().getTime() - docsFeedbackDays * 86_400_000));
  const helpful = sql<number>`count(*) filter (where ${docsFeedback.isHelpful})::int`;
  const [pages, comments] = await Promise.all([
    db
      .select({ page: docsFeedback.page, helpful, all: count() })
      .from(docsFeedback)
      .where(since)
      .groupBy(docsFeedback.page)
      .orderBy(desc(sql`count(*) - ${helpful}`), docsFeedback.page),
    db
      .select()
      .from(docsFeedback)
      .where(and(since, isNotNull(docsFeedback.comment)))
      .orderBy(desc(docsFeedback.id))
      .limit(commentLimit),
  ]);
  return {
    data: pages.map(({ page, helpful, all }) => ({
      page,
      helpful,
      notHelpful: all - helpful,
      comments: comments
        .filter((each) => each.page === page)
        .slice(0, docsCommentsShown)
        .map(({ comment, isHelpful, createdAt }) => ({
          text: comment ?? '',
          isHelpful,
          createdAt: createdAt.toISOString(),
        })),
    })),
  };
}
