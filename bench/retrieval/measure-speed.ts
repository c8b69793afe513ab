import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import { splitPassages } from '#core/reading/passages/split-passages.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { indexSizeBytes } from '#core/searching/index/index-size-bytes.ts';
import { setVectors } from '#core/searching/index/set-vectors.ts';
import { meaningLayout } from '#core/searching/meaning/meaning-layout.ts';
import type { QuestionSet } from './load-sets.ts';
import { makeTypo } from './make-typo.ts';
import { isByMeaning, search } from './search.ts';

export interface SpeedFigures {
  passages: number;
  /** Characters cut, stemmed and indexed in a second of CPU time. */
  charactersASecond: number;
  queryP50Ms: number;
  queryP99Ms: number;
  /** Search and the engine's answer together. */
  answerP50Ms: number;
  answerP99Ms: number;
  megabytes: number;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const PASSAGES_A_TEXT = 2;
const DIMENSIONS = 384;

/** Of the right size: what the texts mean does not count here. */
function makeUpVectors(index: SearchIndex): void {
  for (const { id, slots } of index.documents.filter((document) => document !== undefined)) {
    setVectors(index, id, (at) => {
      const passage = index.slots[slots[at] ?? -1]?.passage;
      if (!passage) return null;
      const { questions, sentences } = meaningLayout(passage);
      const count = (1 + questions + sentences) * DIMENSIONS;
      return Int8Array.from({ length: count }, (_, place) => ((place * 7_919 + at * 31) % 255) - 127);
    });
  }
}

/** The text with a letter behind every fifth long word, another one each round. */
function varyWords(text: string, round: number): string {
  if (round === 0) return text;
  const letter = String.fromCharCode(97 + (round % 26));
  let count = 0;
  return text.replace(/[a-z]{6,}/g, (word) => {
    count += 1;
    return count % 5 === round % 5 ? word + letter : word;
  });
}

/** A corpus of the wanted size out of the set's texts, with a vocabulary that grows as it does in real text. */
function growTexts(set: QuestionSet, passagesWanted: number): { title: string; text: string }[] {
  const texts: { title: string; text: string }[] = [];
  for (let round = 0; texts.length * PASSAGES_A_TEXT < passagesWanted; round += 1) {
    for (const { title, text } of set.texts) texts.push({ title, text: varyWords(text, round) });
  }
  return texts;
}

/** CPU time, not the clock's, so that other work on the machine does not count. */
export function measureSpeed(set: QuestionSet, passagesWanted: number): SpeedFigures {
  const texts = growTexts(set, passagesWanted);
  let characters = 0;
  const before = cpuMs();
  const index = createSearchIndex();
  for (const [at, { title, text }] of texts.entries()) {
    if (index.passageCount >= passagesWanted) break;
    const documentId = String(at);
    characters += text.length;
    const drafts = splitPassages({ title, language: null, blocks: [{ kind: 'paragraph', text }] });
    addDocument(
      index,
      documentId,
      drafts.map((draft, place) => ({ ...draft, id: `${at}.${place}`, documentId, title })),
    );
  }
  const indexingMs = cpuMs() - before;
  if (isByMeaning()) makeUpVectors(index);
  const queries: number[] = [];
  const answers: number[] = [];
  for (const [at, { question }] of set.questions.entries()) {
    // Every other question with a typo, which is the dearer kind.
    const asked = at % 2 === 0 ? question : makeTypo(question, at);
    const start = cpuMs();
    const ranked = search(index, asked, { limit: 8 });
    const searched = cpuMs();
    answerFromPassages({ question: asked, ranked });
    queries.push(searched - start);
    answers.push(cpuMs() - start);
  }
  return {
    passages: index.passageCount,
    charactersASecond: (1_000 * characters) / indexingMs,
    queryP50Ms: percentile(queries, 0.5),
    queryP99Ms: percentile(queries, 0.99),
    answerP50Ms: percentile(answers, 0.5),
    answerP99Ms: percentile(answers, 0.99),
    megabytes: indexSizeBytes(index) / 1_048_576,
  };
}
