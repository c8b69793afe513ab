import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { splitQuestions } from '#core/answering/asking/split-questions.ts';
import { chooseReplyLanguage } from '#core/answering/composing/choose-reply-language.ts';
import { composeReplies } from '#core/answering/composing/compose-replies.ts';
import { composeSmallTalk } from '#core/answering/composing/compose-small-talk.ts';
import { DEFAULT_FALLBACK_REPLY } from '#core/answering/composing/default-prompt.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { splitPassages } from '#core/reading/passages/split-passages.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { readMarkdown } from '#server/adapters/document-reader/formats/read-markdown.ts';

interface Case {
  kind: string;
  on: string;
  /** What the visitor wrote before, oldest first. */
  before?: string[];
  asked: string;
  outcome?: string[];
  says?: string[];
  never?: string[];
}

const FOLDER = join(import.meta.dirname, 'visitors');
const cases = JSON.parse(readFileSync(join(FOLDER, 'cases.json'), 'utf8')) as Case[];

function indexPages(firm: string): SearchIndex {
  const index = createSearchIndex();
  for (const file of readdirSync(join(FOLDER, firm)).sort()) {
    const document = readMarkdown(readFileSync(join(FOLDER, firm, file)));
    const heading = document.blocks.find((block) => block.kind === 'heading');
    const title = document.title || (heading?.kind === 'heading' ? heading.text : file);
    const drafts = splitPassages({ ...document, title });
    const passages = drafts.map((draft, at) => ({ ...draft, id: `${file}.${at}`, documentId: file, title }));
    addDocument(index, file, passages);
  }
  return index;
}

const indexes = new Map([...new Set(cases.map(({ on }) => on))].map((firm) => [firm, indexPages(firm)]));

function replyTo({ on, asked, before = [] }: Case): { outcome: string; text: string } {
  const message = classifyMessage(asked);
  const language = chooseReplyLanguage(asked, ...before.toReversed()) ?? 'en';
  if (message.kind === 'smalltalk')
    return {
      outcome: message.intent,
      text: composeSmallTalk(message.intent, 'friendly', 'Agent', message.language ?? language),
    };
  if (message.kind !== 'question') return { outcome: message.kind, text: '' };
  const index = indexes.get(on);
  if (index === undefined) throw new Error(`There is no firm ${on}.`);
  const parts = splitQuestions(asked);
  const answers = parts.map((question, at) => {
    const earlier = parts.length === 1 ? [asked] : parts.slice(0, at);
    const query = composeQuery(question, question === asked ? before : [...before, ...earlier]);
    const ranked = searchPassages(index, query, { limit: 8 });
    return { question, answer: answerFromPassages({ question, ranked }) };
  });
  return composeReplies(answers, { vibe: 'friendly', fallbackReply: DEFAULT_FALLBACK_REPLY, language });
}

test.each(cases)('$kind: "$asked" after $before', (each) => {
  const { outcome, text } = replyTo(each);
  if (each.outcome) expect(each.outcome).toContain(outcome);
  for (const pattern of each.says ?? []) expect(text).toMatch(new RegExp(pattern, 'iu'));
  for (const pattern of each.never ?? []) expect(text).not.toMatch(new RegExp(pattern, 'iu'));
});

test('every kind of input is asked', () => {
  expect(new Set(cases.map(({ kind }) => kind)).size).toBe(12);
  expect(cases.length).toBeGreaterThan(470);
});
