import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';
import { detectLanguage } from '#core/reading/text/detect-language.ts';
import { listStopWords } from '#core/searching/words/list-stop-words.ts';
import { splitWords } from '#core/searching/words/split-words.ts';
import { stemWord } from '#core/searching/words/stem-word.ts';
import { stripCitationMarkers } from './strip-citation-markers.ts';

export interface CitablePassage {
  id: string;
  text: string;
  title: string;
  headingPath: readonly string[];
  question: string | null;
  language: string;
  sentenceOffsets: readonly number[];
}

export interface Citation {
  passageId: string;
  /** The sentence of the passage that comes nearest to what was said. */
  quote: string;
  /** The stretch of the answer's text that it supports. */
  start: number;
  end: number;
}

export interface CheckedAnswer {
  /** The answer without markers. */
  text: string;
  citations: Citation[];
}

const QUOTE_CHARACTERS = 400;

function contentTerms(text: string, language: string): Set<string> {
  const stopWords = listStopWords(language);
  const terms = new Set<string>();
  for (const word of splitWords(text, language))
    if (!stopWords.has(word)) terms.add(stemWord(word, language));
  return terms;
}

function countShared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of left) if (right.has(term)) shared += 1;
  return shared;
}

/** Empty when the passage is only orders to the assistant, which support no answer. */
function quoteFor(passage: CitablePassage, said: ReadonlySet<string>): string {
  let best = '';
  let bestShared = -1;
  passage.sentenceOffsets.forEach((start, at) => {
    const sentence = passage.text.slice(start, passage.sentenceOffsets[at + 1]).trim();
    const shared = countShared(said, contentTerms(sentence, passage.language));
    if (sentence !== '' && shared > bestShared && !isOrderToAssistant(sentence)) {
      best = sentence;
      bestShared = shared;
    }
  });
  return best.length > QUOTE_CHARACTERS ? `${best.slice(0, QUOTE_CHARACTERS - 1)}…` : best;
}

/** In another language than the passage only names and figures can be compared, so that such a citation is believed. */
function isSupported(said: string, language: string, passage: CitablePassage): boolean {
  if (language !== passage.language) return true;
  const terms = contentTerms(said, language);
  if (terms.size === 0) return false;
  const source = [passage.title, ...passage.headingPath, passage.question ?? '', passage.text].join('\n');
  const shared = countShared(terms, contentTerms(source, passage.language));
  return shared >= (terms.size >= 5 ? 2 : 1);
}

/**
 * Reads the [n] markers of a model's answer against the passages it was given, of which `passages[0]` is number 1.
 * Markers that point nowhere, or whose sentence shares no content with the passage, are dropped.
 */
export function checkCitations(answer: string, passages: readonly CitablePassage[]): CheckedAnswer {
  const { text, markers } = stripCitationMarkers(answer);
  const lead = text.length - text.trimStart().length;
  const clean = text.trim();
  const language = detectLanguage(clean, passages[0]?.language ?? 'en');
  const offsets = splitSentences(clean, language);
  const citations: Citation[] = [];
  for (const marker of markers) {
    // A marker behind the full stop belongs to the sentence before it.
    let before = Math.min(marker.at - lead, clean.length) - 1;
    while (before > 0 && /\s/.test(clean.charAt(before))) before -= 1;
    let sentenceAt = offsets.findLastIndex((start) => start <= before);
    if (sentenceAt < 0) sentenceAt = 0;
    const start = offsets[sentenceAt] ?? 0;
    const sentence = clean.slice(start, offsets[sentenceAt + 1]).trimEnd();
    for (const number of marker.numbers) {
      const passage = passages[number - 1];
      if (!passage || !isSupported(sentence, language, passage)) continue;
      const end = start + sentence.length;
      if (citations.some((each) => each.passageId === passage.id && each.start === start)) continue;
      const quote = quoteFor(passage, contentTerms(sentence, language));
      if (quote !== '') citations.push({ passageId: passage.id, quote, start, end });
    }
  }
  return { text: clean, citations };
}
