import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { hashReplyToken } from './hash-reply-token.ts';
import { isReplyAddress } from './is-reply-address.ts';
import { keptReplyAddressMs } from './kept-reply-address-ms.ts';
import { type ReplyAddressRow, replyAddress } from './reply-addresses.table.ts';

/** What an address that an email came to belongs to; null for one that we did not make, or long ago. */
export async function findReplyAddress(services: Services, address: string): Promise<ReplyAddressRow | null> {
  if (!isReplyAddress(services, address)) return null;
  const token = address.slice(address.indexOf('+') + 1, address.indexOf('@')).toLowerCase();
  const [row] = await services.db
    .select()
    .from(replyAddress)
    .where(
      and(
        eq(replyAddress.tokenHash, hashReplyToken(token)),
        gt(replyAddress.createdAt, new Date(services.clock.now().getTime() - keptReplyAddressMs)),
      ),
    );
  return row ?? null;
}
