import { otherWords } from './load-words.ts';

/** Other tags of languages that there are words for, as some browsers write them. */
const sameAs: Record<string, string> = { no: 'nb', nn: 'nb', iw: 'he', in: 'id' };

/** The first of the browser's languages (such as `de-AT`) that there are words for, else English. */
export function chooseLanguage(preferred: readonly string[]): string {
  const codes = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).map((code) => sameAs[code] ?? code);
  return codes.find((code) => code === 'en' || code in otherWords) ?? 'en';
}
