import { splitWords } from '#core/searching/words/split-words.ts';
import type { SourcePassage } from '../statement.ts';
import { readNames } from './read-names.ts';

const FIRST = /^\W*(\p{Lu}[\p{L}\p{M}]+)(?!['’\p{L}])/u;

interface Written {
  /** In lower case: words with a capital within sentences, and words without one. */
  names: ReadonlySet<string>;
  plain: ReadonlySet<string>;
}

const known = new WeakMap<SourcePassage, Written>();

function readWritten(passage: SourcePassage): Written {
  const before = known.get(passage);
  if (before !== undefined) return before;
  const { text, language } = passage;
  const lower = text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu) ?? [];
  const written = { names: new Set(readNames(text, language)), plain: new Set(lower) };
  known.set(passage, written);
  return written;
}

/**
 * The first word of a sentence in lower case, where the passages write it as a name: "Mia has taught since 2009". Null for
 * any other, as a sentence begins with a capital anyway.
 */
export function readFirstName(sentence: string, passages: readonly SourcePassage[]): string | null {
  const [name = ''] = splitWords(FIRST.exec(sentence)?.[1] ?? '', 'en');
  if (name === '') return null;
  const written = passages.map(readWritten);
  const isName =
    written.some(({ names }) => names.has(name)) && !written.some(({ plain }) => plain.has(name));
  return isName ? name : null;
}
