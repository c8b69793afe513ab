/// <reference path="./snowball-stemmers.d.ts" />
import snowball from 'snowball-stemmers';
import { foldWord } from './fold-word.ts';

/** Snowball algorithm by BCP 47 primary tag. Languages that are missing here are indexed by their folded words. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  hy: 'armenian',
  eu: 'basque',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  hu: 'hungarian',
  it: 'italian',
  ga: 'irish',
  nb: 'norwegian',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  es: 'spanish',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

const CACHE_LIMIT = 50_000;
const LONGEST_STEMMED_WORD = 40;
const HAS_DIGIT = /\p{N}/u;

interface StemmerOfLanguage {
  stem: (word: string) => string;
  cache: Map<string, string>;
}

const stemmers = new Map<string, StemmerOfLanguage>();

function stemmerOf(language: string): StemmerOfLanguage {
  const known = stemmers.get(language);
  if (known) return known;
  const algorithm = ALGORITHMS[language];
  const made: StemmerOfLanguage = { stem: (word) => word, cache: new Map() };
  if (algorithm === undefined) return made;
  const snowballStemmer = snowball.newStemmer(algorithm);
  made.stem = (word) => snowballStemmer.stem(word);
  stemmers.set(language, made);
  return made;
}

/**
 * The stem of a lower-case word, folded after stemming because the rules of many languages need the accents.
 * Pure: the cache is bounded and only saves time.
 */
export function stemWord(word: string, language: string): string {
  if (ALGORITHMS[language] === undefined) return foldWord(word);
  const stemmer = stemmerOf(language);
  const cached = stemmer.cache.get(word);
  if (cached !== undefined) return cached;
  const isStemmed = word.length > 2 && word.length <= LONGEST_STEMMED_WORD && !HAS_DIGIT.test(word);
  const stem = foldWord(isStemmed ? stemmer.stem(word) : word) || foldWord(word) || word;
  if (stemmer.cache.size >= CACHE_LIMIT) stemmer.cache.clear();
  stemmer.cache.set(word, stem);
  return stem;
}
