import { and, eq, gt, isNull } from 'drizzle-orm';
import type { rateDocsPage as endpoint } from '#contract/docs/docs.endpoints.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { docsFeedback } from './docs.table.ts';

const commentMs = 3_600_000;

/**
 * Stores whether a page helped, or a comment on an answer of the last hour that has none yet. `not-found` for a page that
 * the documentation does not have and for any other answer.
 */
export async function rateDocsPage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  pages: readonly string[],
  { page, isHelpful, comment = '', feedbackId }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (!pages.includes(page)) throw failure('not-found', { message: 'There is no such page.' });
  const now = clock.now();
  if (feedbackId === undefined) {
    const id = createId('fbk');
    await db.insert(docsFeedback).values({ id, page, isHelpful, comment: comment || null, createdAt: now });
    return { feedbackId: id };
  }
  const [commented] = await db
    .update(docsFeedback)
    .set({ comment: comment || null })
    .where(
      and(
        eq(docsFeedback.id, feedbackId),
        eq(docsFeedback.page, page),
        isNull(docsFeedback.comment),
        gt(docsFeedback.createdAt, new Date(now.getTime() - commentMs)),
      ),
    )
    .returning({ feedbackId: docsFeedback.id });
  if (commented === undefined)
    throw failure('not-found', { message: 'It is too late to add a comment. Answer again to leave one.' });
  return commented;
}
