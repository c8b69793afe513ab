import { randomBytes } from 'node:crypto';
import { referralCodeAlphabet, referralCodeLength } from '#core/partners/read-referral-code.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { partner } from './partners.table.ts';
import { findReferralCode } from './referrals/find-referral-code.ts';

/** The code of a user's referral link: made when it is first asked for, and the same ever after. */
export async function ensurePartner(services: Services, userId: string): Promise<string> {
  const found = await findReferralCode(services, userId);
  if (found !== undefined) return found;
  // Of two who ask at once one makes it, and both get that one.
  await services.db.insert(partner).values({ userId, code: createCode() }).onConflictDoNothing();
  const made = await findReferralCode(services, userId);
  if (made === undefined) throw failure('internal-error');
  return made;
}

/** The alphabet has 32 characters, so that five bits of each byte choose one evenly. */
function createCode(): string {
  const bytes = [...randomBytes(referralCodeLength)];
  return bytes.map((byte) => referralCodeAlphabet.charAt(byte & 31)).join('');
}
