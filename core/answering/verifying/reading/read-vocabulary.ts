import type { SourcePassage } from '#core/answering/verifying/statement.ts';
import { readStatements } from './read-statements.ts';

const known = new WeakMap<SourcePassage, ReadonlySet<string>>();

/**
 * All stems in the statements of a passage and in the headings and sentences before them. Made once for each passage.
 */
export function readVocabulary(passage: SourcePassage): ReadonlySet<string> {
  const before = known.get(passage);
  if (before !== undefined) return before;
  const vocabulary = new Set<string>();
  for (const { terms, above, before } of readStatements(passage))
    for (const stems of [terms, above, before]) for (const stem of stems) vocabulary.add(stem);
  known.set(passage, vocabulary);
  return vocabulary;
}
