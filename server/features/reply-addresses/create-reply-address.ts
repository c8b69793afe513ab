import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { idAlphabet } from '#server/database/encode-number.ts';
import { mailDomain } from '#server/white-label/mail-domain.ts';
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
 * no emails, or none under the white label of the workspace. It is in lower case, as some mail servers make it so.
 */
export async function createReplyAddress(
  ctx: Context,
  { conversationId, userId }: Answered,
): Promise<string | null> {
  const domain = domainOf(ctx);
  if (domain === null) return null;
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

function domainOf({ config, labels, workspace }: Context): string | null {
  if (config.INCOMING_MAIL === undefined) return null;
  const label = labels.ofWorkspace(workspace.id);
  if (label === null) return config.INCOMING_MAIL.domain;
  return label.takesMail ? mailDomain(label.host) : null;
}
