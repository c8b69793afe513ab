import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';

interface WrittenPassage {
  title: string;
  headingPath: readonly string[];
  text: string;
  language: string;
}

const SHORTEST = 3;
const MOST_OF_A_PASSAGE = 40;

/** The words of passages that carry meaning, each once, headings first. */
export function listCandidateWords(passages: readonly WrittenPassage[]): string[] {
  const words = passages.flatMap(({ title, headingPath, text, language }) => {
    const stopWords = listStopWords(language);
    const all = splitWords([title, ...headingPath, text].join('\n'), language);
    const telling = all.filter(
      (word) => word.length >= SHORTEST && /^[\p{L}\p{M}]+$/u.test(word) && !stopWords.has(word),
    );
    return [...new Set(telling)].slice(0, MOST_OF_A_PASSAGE);
  });
  return [...new Set(words)];
}
