import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { docsQuestions } from '#contract/docs/docs-questions.ts';
import { composeReplies } from '#core/answering/composing/compose-replies.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import { splitPassages } from '#core/reading/passages/split-passages.ts';
import type { ReadDocument } from '#core/reading/read-document.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex } from '#core/searching/index/create-search-index.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { readMarkdown } from '#server/adapters/document-reader/formats/read-markdown.ts';
import { passageLimit } from '#server/features/answering/passage-limit.ts';
import { docsLanguage } from './docs-language.ts';
import { answerable, plainDecline, unanswerable } from './guide-cases.ts';
import { readContentFiles } from './read-content-files.ts';

const index = createSearchIndex();

function learn(documentId: string, document: ReadDocument, isApproved = false): void {
  const drafts = splitPassages(document, { fallbackLanguage: docsLanguage, isApproved });
  addDocument(
    index,
    documentId,
    drafts.map((draft, at) => ({ ...draft, id: `${documentId}#${at}`, documentId, title: document.title })),
  );
}

/** The guide as a visitor meets it, by words alone: what it has read is what it has read in the product. */
beforeAll(async () => {
  const content = join(import.meta.dirname, '../../../content');
  for (const { slug, bytes } of await readContentFiles(content, ['docs'])) learn(slug, readMarkdown(bytes));
  for (const given of docsQuestions) {
    const blocks = [{ kind: 'question' as const, ...given }];
    learn(given.question, { title: given.question, language: docsLanguage, blocks }, true);
  }
});

function ask(question: string) {
  const ranked = searchPassages(index, question, { limit: passageLimit });
  const answer = answerFromPassages({ question, ranked });
  const reply = composeReplies([{ question, answer }], {
    vibe: 'friendly',
    fallbackReply: 'I couldn’t find that in our docs.',
    language: docsLanguage,
    isOffering: true,
  });
  const passages = new Set(answer.sentences.map(({ passageId }) => passageId));
  const isDeclined = answer.outcome === 'declined' || plainDecline.test(reply.text);
  return { text: reply.text, outcome: answer.outcome, passages: passages.size, isDeclined };
}

interface Verdict extends ReturnType<typeof ask> {
  question: string;
  isRight: boolean;
}

describe('the guide', () => {
  let known: Verdict[];
  let unknown: Verdict[];
  beforeAll(() => {
    known = answerable.map(([question, right]) => {
      const given = ask(question);
      return { question, ...given, isRight: right.test(given.text) };
    });
    unknown = unanswerable.map((question) => ({ question, ...ask(question), isRight: false }));
  });

  it('is asked 40 questions that it can answer, and 20 that it cannot', () => {
    expect([known.length, unknown.length]).toEqual([40, 20]);
  });

  it('never answers what it was not asked', () => {
    const babble = [...known, ...unknown].filter(
      ({ outcome, isRight, isDeclined }) => outcome === 'answered' && !isRight && !isDeclined,
    );
    expect(babble).toEqual([]);
  });

  it('is right, or says plainly that it does not know', () => {
    const poor = [...known, ...unknown].filter(({ isRight, isDeclined }) => !isRight && !isDeclined);
    expect(poor.length, JSON.stringify(poor, null, 1)).toBeLessThanOrEqual(3);
  });

  it('answers nearly all that its pages say', () => {
    const missed = known.filter(({ isRight }) => !isRight);
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(3);
  });

  it('shows one passage with a hedge, never three', () => {
    const hedged = [...known, ...unknown].filter(({ outcome }) => outcome === 'hedged');
    expect(hedged.filter(({ passages }) => passages > 1)).toEqual([]);
  });
});
