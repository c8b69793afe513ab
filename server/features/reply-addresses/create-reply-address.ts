import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { idAlphabet } from '#server/database/encode-number.ts';
import { hashReplyToken } from './hash-reply-token.ts';
import { replyAddress } from './reply-addresses.table.ts';

/** 130 bits. */
const tokenLength = 26;

interface Answered {
  conversationId: string;
  /** The member who is to answer; null for the visitor. */
  userId: string | null;
}

/**
 * Makes an address for one email, by which its reader answers into the conversation; null where this installation takes
 * no emails. Its letters are small, as some mail servers make them so.
 */
export async function createReplyAddress(
  ctx: Context,
  { conversationId, userId }: Answered,
): Promise<string | null> {
  const domain = ctx.config.INCOMING_MAIL?.domain;
  if (domain === undefined) return null;
  const token = [...randomBytes(tokenLength)].map((byte) => idAlphabet.charAt(byte & 31)).join('');
  await ctx.db.insert(replyAddress).values({
    tokenHash: hashReplyToken(token),
    workspaceId: ctx.workspace.id,
    conversationId,
    userId,
    createdAt: ctx.clock.now(),
  });
  return `reply+${token}@${domain}`;
}
