import type { Vibe } from '#core/answering/vibe.ts';

/** A text that is the same in every vibe. */
export function sameInEveryVibe(text: string): Readonly<Record<Vibe, string>> {
  return { friendly: text, neutral: text, corporate: text };
}
