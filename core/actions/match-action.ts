import { hasPhrase } from '#core/answering/recognising/has-phrase.ts';

/** The first action that has one of its phrases in the message; undefined for none. */
export function matchAction<Matched extends { triggers: readonly string[] }>(
  message: string,
  actions: readonly Matched[],
): Matched | undefined {
  return actions.find(({ triggers }) => hasPhrase(message, triggers));
}
