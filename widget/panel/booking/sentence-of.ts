import type { BookingContext, CallFailure } from './booking.ts';
import type { BookingWords } from './words/en.ts';

/** What a visitor reads when a call of the panel has failed, and nothing better can be said. */
export function sentenceOf({ words }: BookingContext, own: BookingWords, { code }: CallFailure): string {
  if (code === 'rate-limited') return words.tooOften;
  return code === 'offline' || code === 'unreachable' ? words.unreachable : own.unavailable;
}
