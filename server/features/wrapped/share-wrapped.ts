import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { shareWrapped as endpoint, WrappedShare } from '#contract/wrapped/wrapped.schemas.ts';
import { sharesMaximum } from '#contract/wrapped/wrapped.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findArchive } from '#server/features/chat-archives/find-archive.ts';
import { limitsOf } from '#server/features/chat-archives/quota/limits-of.ts';
import { createLinkToken } from '#server/http/tokens/create-link-token.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { drawPictures } from './draw-pictures.ts';
import { presentShare } from './present-share.ts';
import { readYear } from './read-year.ts';
import { wrappedPicture, wrappedShare } from './wrapped.table.ts';

/** Creates a link to chosen cards of a year. `plan-limit` on Free and when there are too many, `not-found` without a card. */
export async function shareWrapped(
  services: Services,
  whose: { userId: string; archiveId: string },
  { year, cards: chosen, named, look, days }: z.output<typeof endpoint.body>,
): Promise<WrappedShare> {
  await findArchive(services, whose.userId, whose.archiveId);
  if (!(await limitsOf(services, whose.userId)).sharesWrapped)
    throw failure('plan-limit', {
      message:
        'Sharing cards by a link is part of ChatGenie Pro. You can download them and send them yourself.',
    });
  await services.rateLimiter.hit(['wrapped-of-user', whose.userId]);
  const pen = await services.cardDrawer.open();
  const read = await readYear(services, whose, { year, named, pen });
  const cards = read.cards.filter(({ id }) => chosen.includes(id));
  if (cards.length === 0) throw failure('not-found');
  const pictures = await drawPictures(pen, cards, look);
  const id = createId('wsh');
  const { token, hash } = createLinkToken();
  const createdAt = services.clock.now();
  return withTransaction(services, async (services) => {
    await findArchive(services, whose.userId, whose.archiveId, 'lock');
    const isOpen = and(eq(wrappedShare.archiveId, whose.archiveId), gt(wrappedShare.expiresAt, createdAt));
    if ((await services.db.$count(wrappedShare, isOpen)) >= sharesMaximum)
      throw failure('plan-limit', {
        message: `An archive can have ${sharesMaximum} links at the same time. Withdraw one first.`,
      });
    const values = {
      id,
      archiveId: whose.archiveId,
      year,
      cards: cards.map((card) => card.id),
      hash,
      token: encryptSecret(services.secretKey, id, token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * 86_400_000),
    };
    const [row] = await services.db.insert(wrappedShare).values(values).returning();
    if (row === undefined) throw failure('internal-error');
    await services.db.insert(wrappedPicture).values(pictures.map((picture) => ({ shareId: id, ...picture })));
    return presentShare(services, row);
  });
}
