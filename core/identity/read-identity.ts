import { emailMaximumLength, emailPattern } from '#contract/email-address/email-address.ts';
import {
  type Attributes,
  attributeNameMaximumLength,
  attributesMaximum,
  attributeValueMaximumLength,
  identityClockSkewSeconds,
  identityTokenMaximumSeconds,
  userIdMaximumLength,
  type VisitorIdentity,
  visitorNameMaximumLength,
} from '#contract/identity/identity.ts';

type Claims = Record<string, unknown>;
type Read = { identity: VisitorIdentity } | { problem: string };

/**
 * Who a token is about, from its claims, whose signature and expiry have been checked; a sentence for the developer of the
 * website where it cannot be used. `sub` is the user id, as RFC 7519 has it; `user_id` is read as well.
 * @param agentId what `aud` must be, where the token has one
 */
export function readIdentity(claims: Claims, agentId: string, now: Date): Read {
  const problem = problemOfTime(claims, now) ?? problemOfAudience(claims, agentId);
  if (problem !== null) return { problem };
  const userId = readUserId(claims);
  if (userId === null)
    return {
      problem: `The token needs “sub”: the id of the person on your website, of at most ${userIdMaximumLength} characters.`,
    };
  const attributes = readAttributes(claims.attributes);
  if (attributes === null)
    return {
      problem: `“attributes” must be an object with at most ${attributesMaximum} texts of at most ${attributeValueMaximumLength} characters, numbers or true and false.`,
    };
  const email = readText(claims.email, emailMaximumLength);
  if (email === undefined || (email !== null && !emailPattern.test(email)))
    return { problem: '“email” is not an email address.' };
  const name = readText(claims.name, visitorNameMaximumLength);
  if (name === undefined)
    return { problem: `“name” must be a text of at most ${visitorNameMaximumLength} characters.` };
  return { identity: { userId, email: email?.toLowerCase() ?? null, name, attributes } };
}

function problemOfTime({ exp }: Claims, now: Date): string | null {
  if (typeof exp !== 'number') return 'The token needs “exp”, the time when it expires.';
  const secondsLeft = exp - now.getTime() / 1000;
  if (secondsLeft <= identityTokenMaximumSeconds + identityClockSkewSeconds) return null;
  return 'The token is valid for too long. Let it expire within 24 hours.';
}

function problemOfAudience({ aud }: Claims, agentId: string): string | null {
  if (aud === undefined || aud === agentId || (Array.isArray(aud) && aud.includes(agentId))) return null;
  return 'The token was signed for another agent.';
}

function readUserId({ sub, user_id }: Claims): string | null {
  const given = sub ?? user_id;
  const userId = typeof given === 'number' ? String(given) : given;
  if (typeof userId !== 'string' || userId.trim() === '' || userId.length > userIdMaximumLength) return null;
  return isPlain(userId) ? userId : null;
}

/** Null where there is none, undefined where it is no text of that length. */
function readText(value: unknown, maximum: number): string | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > maximum || !isPlain(value)) return undefined;
  return value.trim() === '' ? null : value.trim();
}

function readAttributes(given: unknown): Attributes | null {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'object' || Array.isArray(given)) return null;
  const entries = Object.entries(given);
  const isRight = entries.every(
    ([name, value]) =>
      name !== '' && name.length <= attributeNameMaximumLength && isPlain(name) && isValue(value),
  );
  return isRight && entries.length <= attributesMaximum ? Object.fromEntries(entries) : null;
}

function isValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= attributeValueMaximumLength && isPlain(value);
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

/** Without control characters, which a database does not store and a page does not show. */
function isPlain(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}
