import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { STOP_WORD_LANGUAGES } from '#core/searching/words/stop-words.ts';
import { TELLING_WORDS } from './telling-words.ts';

interface SharedScript {
  script: RegExp;
  /** The first is assumed when nothing tells them apart. */
  languages: readonly string[];
  letters: readonly (readonly [language: string, letters: RegExp])[];
}

const SAMPLE_CHARACTERS = 2_000;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const LETTER = /\p{L}/gu;
const BEYOND_LATIN = /[\u0250-\u1dff\u2c00-\uffff]/gu;
/** Scripts that name one language well enough, with the share of letters that settles it. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp, share: number])[] = [
  // Japanese mixes its syllables with Chinese characters.
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1],
  ['zh', /\p{Script=Han}/gu, 0.4],
  ['ko', /\p{Script=Hangul}/gu, 0.4],
  ['th', /\p{Script=Thai}/gu, 0.4],
  ['el', /\p{Script=Greek}/gu, 0.4],
  ['he', /\p{Script=Hebrew}/gu, 0.4],
  ['hi', /\p{Script=Devanagari}/gu, 0.4],
  ['ta', /\p{Script=Tamil}/gu, 0.4],
  ['hy', /\p{Script=Armenian}/gu, 0.4],
];
/** Scripts of several languages: letters that only some have, then words, tell which; else it is the first. */
const SHARED_SCRIPTS: readonly SharedScript[] = [
  {
    script: /\p{Script=Arabic}/gu,
    languages: ['ar', 'fa', 'ur'],
    letters: [
      ['ur', /[ٹڈڑںےہ]/u],
      ['fa', /[پچژگیک]/u],
      ['ar', /[ةىيكأإ]/u],
    ],
  },
  {
    script: /\p{Script=Cyrillic}/gu,
    languages: ['ru', 'uk', 'be', 'bg', 'sr', 'mk'],
    letters: [
      ['be', /ў/iu],
      ['uk', /[іїєґ]/iu],
      ['mk', /[ѓќѕ]/iu],
      ['sr', /[ђјљњћџ]/iu],
      ['ru', /[ыэё]/iu],
    ],
  },
];
const SHARED_SCRIPT_SHARE = 0.4;
const LEAST_FOREIGN_SHARE = 0.1;
/** Letters that few languages have, for texts too short to hold a stop word. */
const TELLING_LETTERS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['hu', /[őű]/iu],
  ['da', /[æø]/iu],
  ['nb', /[æø]/iu],
  ['cs', /[ěřů]/iu],
  ['sk', /[ľĺŕ]/iu],
  ['hr', /[đćč]/iu],
  ['ro', /[șțăţ]/iu],
  ['vi', /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỵỷỹ]/iu],
  ['tr', /[ğışİ]/u],
  ['de', /[ßäöü]/iu],
  ['es', /[ñ¿¡]/iu],
  ['pt', /[ãõ]/iu],
  ['fr', /[œèêùû]/iu],
  ['pl', /[łąęśżźń]/iu],
  ['sv', /å/iu],
];
/** Only Spanish begins a question so. */
const UPSIDE_DOWN = /[¿¡](?=\s*\p{L}).{1,300}[?!]/su;
const LETTER_SCORE = 0.5;
/** Letters that a script has for one of its languages only say more than words that several share. */
const SCRIPT_LETTER_SCORE = 2;
/**
 * Words that English and other Latin-script languages borrow, abbreviate or carry in names: "per day", "u open
 * sunday?", "de", "Los Angeles". Alone they are no sign of the language whose stop words they are.
 */
const TRAVELLED_WORDS: ReadonlySet<string> = new Set(
  'u per com via pro plus max min app no non si me e y o x la los las el san de del van von'.split(' '),
);
/** Below it, or when another language scores about as much, the text says too little. */
const LEAST_SCORE = 0.15;
const LEAST_LEAD = 0.01;
/** Of so many words a single one may be a misspelt word of another language: "wen iz brekfst on sundys" is not German. */
const MANY_WORDS = 5;
const TRAVELLED_SCORE = 0.1;
/** An address is in no language. */
const ADDRESS = /\S+@\S+|https?:\/\/\S+|\bwww\.\S+/gu;
/** How often the same word counts at most, as a name that recurs ("Los Angeles") must not decide. */
const COUNTED_A_WORD = 3;

/** Which languages use a word as a stop word; made once, from constants. */
const LANGUAGES_OF_WORD: ReadonlyMap<string, readonly string[]> = (() => {
  const languages = new Map<string, string[]>();
  for (const language of STOP_WORD_LANGUAGES) {
    for (const word of listStopWords(language)) {
      const known = languages.get(word);
      if (known) known.push(language);
      else languages.set(word, [language]);
    }
  }
  for (const [language, list] of Object.entries(TELLING_WORDS)) {
    for (const word of list.split(/\s+/)) {
      const known = languages.get(word);
      if (known === undefined) languages.set(word, [language]);
      else if (!known.includes(language)) known.push(language);
    }
  }
  return languages;
})();

/** All that `detectLanguage` can tell, in a fixed order. */
export const DETECTED_LANGUAGES: readonly string[] = [
  ...new Set([
    ...[...LANGUAGES_OF_WORD.values()].flat(),
    ...TELLING_LETTERS.map(([language]) => language),
    ...SCRIPTS.map(([language]) => language),
    ...SHARED_SCRIPTS.flatMap(({ languages }) => languages),
  ]),
].toSorted();

function detectScript(sample: string, isCandidate: (language: string) => boolean): string | null {
  const foreign = sample.match(BEYOND_LATIN)?.length ?? 0;
  if (foreign < sample.length * LEAST_FOREIGN_SHARE) return null;
  const letters = sample.match(LETTER)?.length ?? 0;
  for (const [language, script, share] of SCRIPTS) {
    if (isCandidate(language) && (sample.match(script)?.length ?? 0) > letters * share) return language;
  }
  const shared = SHARED_SCRIPTS.find(
    ({ script }) => (sample.match(script)?.length ?? 0) > letters * SHARED_SCRIPT_SHARE,
  );
  return shared === undefined ? null : detectOfScript(sample, shared, isCandidate);
}

function detectOfScript(
  sample: string,
  { languages, letters }: SharedScript,
  isCandidate: (language: string) => boolean,
): string | null {
  const known = languages.filter(isCandidate);
  const scores = new Map(known.map((language) => [language, 0]));
  const add = (language: string, score: number) => {
    const before = scores.get(language);
    if (before !== undefined) scores.set(language, before + score);
  };
  for (const word of sample.toLowerCase().match(WORD) ?? [])
    for (const language of LANGUAGES_OF_WORD.get(word) ?? [])
      add(language, 1 / (LANGUAGES_OF_WORD.get(word)?.length ?? 1));
  const told = letters.find(([language, own]) => scores.has(language) && own.test(sample))?.[0];
  if (told !== undefined) add(told, SCRIPT_LETTER_SCORE);
  return known.reduce<string | null>(
    (best, language) =>
      best !== null && (scores.get(best) ?? 0) >= (scores.get(language) ?? 0) ? best : language,
    null,
  );
}

/**
 * The BCP 47 primary tag of a text: by its script, and where several languages share one by letters that few have and
 * by small words, of which those that few languages share say more. Gives `fallback` when the text says too little,
 * or as much for two languages; without one it wants two words of five. Chooses among `candidates` when given.
 */
export function detectLanguage(text: string, fallback = 'en', candidates?: readonly string[]): string {
  const isCandidate = (language: string) => candidates === undefined || candidates.includes(language);
  const sample = text.slice(0, SAMPLE_CHARACTERS).replace(ADDRESS, ' ');
  const byScript = detectScript(sample, isCandidate);
  if (byScript !== null) return byScript;
  if (isCandidate('es') && UPSIDE_DOWN.test(sample)) return 'es';
  const scores = new Map<string, number>();
  const add = (language: string, score: number) => scores.set(language, (scores.get(language) ?? 0) + score);
  for (const [language, letters] of TELLING_LETTERS) if (letters.test(sample)) add(language, LETTER_SCORE);
  const counts = new Map<string, number>();
  const words = sample.toLowerCase().match(WORD) ?? [];
  for (const word of words) {
    const languages = LANGUAGES_OF_WORD.get(word.replace(/['’]/g, ''));
    if (!languages) continue;
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    if (count > COUNTED_A_WORD) continue;
    const score = TRAVELLED_WORDS.has(word) ? TRAVELLED_SCORE : 1;
    for (const language of languages) add(language, score / languages.length);
  }
  let best = fallback;
  let bestScore = Math.max(scores.get(fallback) ?? 0, LEAST_SCORE);
  let nextScore = 0;
  for (const [language, score] of scores) {
    if (language === fallback || !isCandidate(language)) continue;
    if (score > bestScore) {
      nextScore = best === fallback ? nextScore : bestScore;
      best = language;
      bestScore = score;
    } else if (score > nextScore) {
      nextScore = score;
    }
  }
  const known = [...counts.keys()].filter((word) => LANGUAGES_OF_WORD.get(word)?.includes(best));
  const isChance = fallback === '' && words.length >= MANY_WORDS && known.length < 2 && bestScore <= 1;
  return isChance || bestScore - nextScore < LEAST_LEAD ? fallback : best;
}
