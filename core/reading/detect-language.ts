import { LANGUAGES_WITH_STOP_WORDS, stopWordsOf } from '#core/searching/stop-words.ts';

const SAMPLE_CHARACTERS = 4_000;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Scripts that name one language well enough; letters of each are counted. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];
const LETTER = /\p{L}/gu;
const LATIN_LANGUAGES = LANGUAGES_WITH_STOP_WORDS.filter(
  (language) => !SCRIPTS.some(([tag]) => tag === language),
);

/**
 * The BCP 47 primary tag of a text by its script, and for Latin letters by its stop words. Gives `fallback` when the
 * text says too little; of `candidates`, when given, one is chosen.
 */
export function detectLanguage(text: string, fallback = 'en', candidates?: readonly string[]): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const letters = sample.match(LETTER)?.length ?? 0;
  if (letters === 0) return fallback;
  const isCandidate = (language: string) => candidates === undefined || candidates.includes(language);
  for (const [language, script] of SCRIPTS) {
    const count = sample.match(script)?.length ?? 0;
    // Japanese mixes its syllables with Chinese characters, so a tenth of them settles it.
    if (count > letters * (language === 'ja' ? 0.1 : 0.4) && isCandidate(language)) return language;
  }
  const words = (sample.toLowerCase().match(WORD) ?? []).map((word) => word.replace(/['’]/g, ''));
  let best = fallback;
  let bestCount = 0;
  for (const language of LATIN_LANGUAGES) {
    if (!isCandidate(language)) continue;
    const stopWords = stopWordsOf(language);
    let count = 0;
    for (const word of words) if (stopWords.has(word)) count += 1;
    if (count > bestCount || (count === bestCount && count > 0 && language === fallback)) {
      best = language;
      bestCount = count;
    }
  }
  return best;
}
