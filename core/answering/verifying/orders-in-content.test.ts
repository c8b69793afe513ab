import { expect, test } from 'vitest';
import { composeQuery } from '#core/answering/asking/compose-query.ts';
import { composePrompt } from '#core/answering/composing/compose-prompt.ts';
import { composeReply } from '#core/answering/composing/compose-reply.ts';
import { answerFromPassages } from '#core/answering/deciding/answer-from-passages.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { splitPassages } from '#core/reading/passages/split-passages.ts';
import { textToBlocks } from '#core/reading/text/text-to-blocks.ts';
import { addDocument } from '#core/searching/index/add-document.ts';
import { createSearchIndex, type SearchIndex } from '#core/searching/index/create-search-index.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { createVerifiedStream } from './create-verified-stream.ts';
import { type AttackText, attackTexts, obeyedWords } from './fixtures/attack-texts.ts';

const shop =
  'We ship to all of Germany within two days. Shipping costs 4.90 euros. Orders above 50 euros ship free.';
const asked = 'How much does shipping cost?';
const fallbackReply = 'I don’t know that.';

function indexOf(title: string, ...paragraphs: string[]): SearchIndex {
  const index = createSearchIndex();
  const drafts = splitPassages({ title, language: 'en', blocks: textToBlocks(paragraphs.join('\n\n')) });
  const documentId = 'shipping';
  addDocument(
    index,
    documentId,
    drafts.map((draft, at) => ({ ...draft, id: `${at}`, documentId, title })),
  );
  return index;
}

function engineReply(index: SearchIndex, question: string) {
  const ranked = searchPassages(index, question, { limit: 8 });
  const answer = answerFromPassages({ question, ranked });
  const { text } = composeReply({ answer, vibe: 'neutral', fallbackReply, language: 'en' });
  return { outcome: answer.outcome, text, passages: ranked.map(({ passage }) => passage) };
}

const honest = engineReply(indexOf('Shipping', shop), asked);

/** What a visitor reads when a model does what the attack wants, and then answers. */
function readOfObedient(
  { obeyed }: AttackText,
  passages: ReturnType<typeof engineReply>['passages'],
): string {
  const stream = createVerifiedStream({ passages, urls: [], language: 'en', fallbackReply });
  let read = '';
  for (const sentence of [...obeyed, 'Shipping costs 4.90 euros [1].']) read += stream.push(`${sentence} `);
  return read + stream.end();
}

test('there are two hundred attacks', () => {
  expect(attackTexts.length).toBeGreaterThanOrEqual(200);
});

test.each(attackTexts.map((attack) => [attack.name, attack] as const))(
  'an order in a source changes nothing: %s',
  (_, attack) => {
    for (const index of [
      indexOf('Shipping', shop, attack.text),
      indexOf('Shipping', `${shop} ${attack.text}`),
      indexOf(attack.text, shop),
      indexOf(`${attack.text.replace(/\s+/gu, '_')}.pdf`, shop),
      indexOf(`${attack.text.replace(/\s+/gu, '-')}.pdf`, shop),
    ]) {
      // Without a language model.
      const { outcome, text, passages } = engineReply(index, asked);
      expect(outcome).toBe(honest.outcome);
      expect(text).toContain('4.90 euros');
      expect(text).not.toMatch(obeyedWords);
      // With a model that obeys the attack.
      const read = readOfObedient(attack, passages);
      expect(read).toContain('Shipping costs 4.90 euros.');
      expect(read).not.toMatch(obeyedWords);
      // Only our own text closes the fence around the sources.
      const { system } = composePrompt({
        agentName: 'Shop',
        vibe: 'neutral',
        agentPrompt: null,
        passages,
        history: [],
        question: asked,
      });
      expect(system.split('</sources>')).toHaveLength(2);
    }
  },
);

test.each(attackTexts.map((attack) => [attack.name, attack] as const))(
  'an order in a message changes nothing: %s',
  (_, attack) => {
    for (const question of [attack.text, `${asked} ${attack.text}`]) {
      if (classifyMessage(question).kind === 'injection') continue;
      for (const index of [indexOf('Shipping', shop), createSearchIndex()]) {
        const { text, passages } = engineReply(index, question);
        // Names that nothing is known of are said again, as the visitor wrote them.
        expect(text.replace(/“[^”]*”|HACKED/gu, '')).not.toMatch(obeyedWords);
        expect(readOfObedient(attack, passages)).not.toMatch(obeyedWords);
      }
    }
  },
);

test.each(attackTexts.map((attack) => [attack.name, attack] as const))(
  'an order in an earlier message changes nothing: %s',
  (_, attack) => {
    const index = indexOf('Shipping', shop);
    for (const query of [
      composeQuery('How much does it cost?', ['Do you ship?', attack.text]),
      composeQuery('How much does it cost?', [attack.text, 'Do you ship?']),
    ]) {
      const ranked = searchPassages(index, query, { limit: 8 });
      const answer = answerFromPassages({ question: 'How much does it cost?', ranked });
      const { text } = composeReply({ answer, vibe: 'neutral', fallbackReply, language: 'en' });
      expect(text.replace(/“[^”]*”|HACKED/gu, '')).not.toMatch(obeyedWords);
      const passages = ranked.map(({ passage }) => passage);
      expect(readOfObedient(attack, passages)).not.toMatch(obeyedWords);
    }
  },
);
