import type { VerifiedSentence } from '#core/answering/verifying/create-shown-text.ts';
import { createVerifiedStream } from '#core/answering/verifying/create-verified-stream.ts';
import type { SourcePassage } from '#core/answering/verifying/statement.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { hasExactQuotes } from './has-exact-quotes.ts';
import { hasUnquotedWords } from './has-unquoted-words.ts';
import { notInMessages } from './not-in-messages.ts';
import { splitQuotes } from './split-quotes.ts';

interface Wording {
  /** What may be shown; empty where nothing holds. */
  text: string;
  /** Ids of the passages that it is based on. */
  basedOn: string[];
  /** The model said that the messages do not answer. */
  isDeclined: boolean;
}

/**
 * What a model wrote, without what the results do not say: each sentence is checked as an agent's are, so its figures and
 * names are those of one result. Quotes must be exact, and words of messages must be quoted.
 * @param texts of the messages that were found
 * @param results what was said of them, in our own words, with the names of people
 */
export function checkWording(
  written: string,
  {
    question,
    passages,
    texts,
    results,
  }: {
    question: string;
    passages: readonly SourcePassage[];
    texts: readonly string[];
    results: readonly string[];
  },
): Wording {
  const verified = createVerifiedStream({
    passages,
    urls: [],
    language: detectLanguage(question, 'en'),
    fallbackReply: notInMessages,
  });
  verified.push(written);
  verified.end();
  const kept = joinQuotes(verified.shown).filter(
    ({ text }) => hasExactQuotes(text, [...texts, ...results]) && !hasUnquotedWords(text, texts),
  );
  return {
    text: kept.map(({ text }) => text).join(' '),
    basedOn: [...new Set(kept.flatMap(({ sources }) => sources.map(({ passageId }) => passageId)))],
    isDeclined: verified.isDeclined,
  };
}

type Shown = Pick<VerifiedSentence, 'text' | 'sources'>;

/** A quotation may be of several sentences: these are shown or left out together. */
function joinQuotes(sentences: readonly Shown[]): Shown[] {
  const joined: Shown[] = [];
  for (const { text, sources } of sentences) {
    const last = joined.at(-1);
    const open = last === undefined ? null : splitQuotes(last.text).open;
    // A single mark that does not end is rather an apostrophe.
    if (last === undefined || open === null || apostrophes.includes(open)) joined.push({ text, sources });
    else joined.splice(-1, 1, { text: `${last.text} ${text}`, sources: [...last.sources, ...sources] });
  }
  return joined;
}

const apostrophes = "'‘’";
