import { SMALL_TALK } from './small-talk/small-talk.ts';
import { SMALL_TALK_FILLERS } from './small-talk/small-talk-fillers.ts';
import type { SmallTalkIntent } from './small-talk/small-talk-intent.ts';

/** Of several intents in a message the more telling one wins. */
const RANK: Readonly<Record<SmallTalkIntent, number>> = {
  'who-are-you': 6,
  'how-are-you': 5,
  goodbye: 4,
  thanks: 3,
  greeting: 2,
  affirmation: 1,
  unclear: 0,
};

const LONGEST_PHRASE_WORDS = 8;
const LONGEST_MESSAGE_CHARACTERS = 120;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** "Und am Tag?" greets nobody. */
const OF_A_DAY = /(?<!\p{L})(?:am|pro|per|jeden|den) (?:tag|morgen|abend)(?!\p{L})/iu;
/** Vowel signs and the stretching dash, which Arabic is written with or without. */
const ARABIC_SIGNS = /[\u064b-\u0652\u0670\u0640]/gu;

interface Meaning {
  intent: SmallTalkIntent;
  language: string | null;
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(SMALL_TALK)
    .flatMap(([language, byIntent]) =>
      Object.entries(byIntent).map(([intent, phrases]) => ({
        meaning: { intent: intent as SmallTalkIntent, language },
        phrases: phrases.split('|'),
      })),
    )
    // The first language that lists a phrase keeps it, so it has to be set last.
    .reverse()
    .flatMap(({ meaning, phrases }) => phrases.map((phrase) => [phrase, meaning] as const)),
);

function toWords(message: string): string[] {
  const plain = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i̇/gu, 'i')
    .replace(ARABIC_SIGNS, '')
    .replace(/\b(what|that|who|how|it)['’]s\b|\b(that)s\b/gu, '$1$2 is')
    .replace(/\bi['’]m\b/gu, 'i am')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '') return [];
  return UNSPACED.test(plain) ? Array.from(plain.replace(/ /g, '')) : plain.split(' ');
}

function longestPhrase(
  words: readonly string[],
  from: number,
  joiner: string,
): { size: number; meaning: Meaning } | null {
  for (let size = Math.min(LONGEST_PHRASE_WORDS + 4, words.length - from); size > 0; size -= 1) {
    const meaning = MEANINGS.get(words.slice(from, from + size).join(joiner));
    if (meaning) return { size, meaning };
  }
  return null;
}

/**
 * Reads a message as a row of small-talk phrases and fillers. Null as soon as anything else is in it; `unclear` when
 * it has no letter or digit at all (emoji, punctuation, nothing).
 */
export function consumeSmallTalk(message: string): Meaning | null {
  if (message.length > LONGEST_MESSAGE_CHARACTERS || OF_A_DAY.test(message)) return null;
  const words = toWords(message);
  if (words.length === 0) return { intent: 'unclear', language: null };
  const joiner = words.length > 0 && UNSPACED.test(words[0] as string) ? '' : ' ';
  let best: Meaning | null = null;
  for (let at = 0; at < words.length; ) {
    const found = longestPhrase(words, at, joiner);
    const isFiller = SMALL_TALK_FILLERS.has(words[at] as string);
    // "Thank you for your help" does not ask for help.
    if (found && !(best && isFiller && found.size === 1)) {
      if (!best || RANK[found.meaning.intent] > RANK[best.intent]) best = found.meaning;
      at += found.size;
    } else if (isFiller) {
      at += 1;
    } else {
      return null;
    }
  }
  return best;
}
