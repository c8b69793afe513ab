import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findOffer, type Offer } from './find-offer.ts';

/** As `findOffer`, with `cannot-process` for null. */
export async function requireOffer(ctx: Context, agentId: string): Promise<Offer> {
  const offer = await findOffer(ctx, agentId);
  if (offer !== null) return offer;
  throw failure('cannot-process', { message: 'Calls cannot be booked in this chat at the moment.' });
}
