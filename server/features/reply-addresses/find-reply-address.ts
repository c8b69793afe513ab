import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { labelOfMailDomain } from '#server/white-label/label-of-mail-domain.ts';
import { hashReplyToken } from './hash-reply-token.ts';
import { keptReplyAddressMs } from './kept-reply-address-ms.ts';
import { type ReplyAddressRow, replyAddress } from './reply-addresses.table.ts';

/** What an address that an email came to belongs to; null for one that we did not make, or long ago. */
export async function findReplyAddress(services: Services, address: string): Promise<ReplyAddressRow | null> {
  const domain = services.config.INCOMING_MAIL?.domain;
  const [, token, host] = /^reply\+([0-9a-z]{26})@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (token === undefined || host === undefined) return null;
  if (host !== domain && labelOfMailDomain(services.labels, host) === null) return null;
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
