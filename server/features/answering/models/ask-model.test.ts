import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AnswerExplanation,
  Conversation,
  Message,
} from '#contract/conversations/conversations.schemas.ts';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import {
  ask,
  prepareAgent,
  sourcesOf,
  textOf,
} from '#server/features/answering/fixtures/ask-about-shipping.ts';
import { expectStatus } from '#tests/factories.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server/start-model-server.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let models: ModelServer;
let test: TestServices;

beforeAll(async () => {
  models = await startModelServer();
  test = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
});
afterAll(async () => {
  await test.close();
  await models.close();
});

/** With models of the fake server: new ones for each test, since they remember failures. */
async function onModels(work: () => Promise<void>, firstTokenMs = 30_000): Promise<void> {
  const { services } = test;
  const before = services.languageModels;
  services.languageModels = createLanguageModels(
    {
      OPENAI_API_KEY: 'sk-test-key',
      OPENAI_BASE_URL: `${models.origin}/v1`,
      MODEL_GPT_3_5: 'gpt-6-luna',
      MODEL_FIRST_TOKEN_MS: firstTokenMs,
    },
    services,
  );
  try {
    await work();
  } finally {
    await services.languageModels.close();
    services.languageModels = before;
    models.reset();
  }
}

describe('with a model', () => {
  it('hands passages over as data, and shows checked citations instead of markers', () =>
    onModels(async () => {
      models.setAnswer({
        tokens: ['Shipping costs ', '4.90 euros', ' [', '1', ']. Pigs can fly [1]. And more [7', '].'],
      });
      const fields = { vibeResponse: 'corporate', promptText: 'Mention our motto.' } as const;
      const { client, agent } = await prepareAgent(test, fields);
      const answer = await ask(client, agent.id, 'How much does shipping cost?');
      expect(textOf(answer)).toBe('Shipping costs 4.90 euros.');
      expect(sourcesOf(answer)).toHaveLength(1);
      expect(sourcesOf(answer)[0]).toMatchObject({ title: 'Shipping', start: 0, end: 26 });
      const why = await client.get(`/api/v1/messages/${answer.id}/explanation`);
      const explained = await expectStatus<AnswerExplanation>(why, 200);
      expect(explained.cut).toEqual([
        { text: 'Pigs can fly.', reason: 'unsupported' },
        { text: 'And more.', reason: 'unsupported' },
      ]);
      expect(explained.prompt?.instructions).toContain('Mention our motto.');
      expect(explained.prompt).toMatchObject({ passages: explained.passages.length, messages: 1 });
      expect(explained.usage.outputTokens).toBeGreaterThan(0);
      expect(answer.metadata).toMatchObject({ outcome: 'answered', model: 'openai:gpt-6-luna' });
      const [call] = models.calls();
      expect(call?.body).toContain('Mention our motto.');
      expect(call?.body).toContain('formal');
      expect(call?.body).toContain('<source number');
      expect(models.complaints()).toEqual([]);
    }));

  it.each([
    ['unauthorised', 'auth'],
    ['rate-limit', 'rate-limit'],
    ['server-error', 'overloaded'],
    ['context-too-long', 'context-length'],
    ['slow-first-token', 'timeout'],
    ['reset', 'network'],
    ['empty-text', 'empty-answer'],
  ] as const)('falls back to the embedded engine on %s, and tells the owner', (kind, reason) =>
    onModels(async () => {
      models.addFault({ kind, times: 5, delayMs: 4_000 });
      const { client, agent } = await prepareAgent(test);
      const answer = await ask(client, agent.id, 'How much does shipping cost?');
      expect(textOf(answer)).toContain('4.90 euros');
      expect(answer.metadata.model).toBe('embedded');
      const path = `/api/v1/conversations/${answer.metadata.conversationId}`;
      const thread = await expectStatus<{ messages: Message[] }>(await client.get(path), 200);
      expect(thread.messages[1]?.fallbackReason).toContain(reason);
    }, 2_000),
  );

  it('keeps the half of an answer whose stream was cut', () =>
    onModels(async () => {
      models.setAnswer({ tokens: ['Shipping ', 'costs ', '4.90 ', 'euros ', 'everywhere.'] });
      models.addFault({ kind: 'cut-stream', afterTokens: 3 });
      const { client, agent } = await prepareAgent(test);
      const answer = await ask(client, agent.id, 'How much does shipping cost?');
      expect(textOf(answer)).toBe('Shipping costs 4.90');
      expect(answer.metadata.finishReason).toBe('error');
    }));

  it('stops the provider when the visitor goes away, and stores what was said', () =>
    onModels(async () => {
      const said = ['Shipping costs 4.90 euros. ', 'It ', 'is '];
      models.setAnswer({ tokens: [...said, ...Array.from({ length: 200 }, () => 'word ')], tokenGapMs: 20 });
      const { client, agent } = await prepareAgent(test);
      const body = { message: 'How much does shipping cost?', stream: true };
      const response = await client.post(`/api/v1/agents/${agent.id}/chat`, body);
      const reader = response.body?.getReader();
      let read = '';
      while (!read.includes('4.90')) read += new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      await expect.poll(() => models.calls()[0]?.isAborted).toBe(true);
      const outcome = async (): Promise<string | null | undefined> =>
        (await expectStatus<{ data: Conversation[] }>(await client.get('/api/v1/conversations'), 200)).data[0]
          ?.lastOutcome;
      await expect.poll(outcome).toBe('answered');
    }));

  it.each([
    [
      'makes everything up',
      ['Shipping costs ', '9 euros. ', 'We ship to Mars.'],
      'nothing that the sources say',
    ],
    ['says nothing of the matter', ['I sell helmets. ', 'I sell helmets. '], 'nothing that the sources say'],
    ['knows no answer', ['No idea, ', 'sorry.'], 'found no answer'],
    [
      'answers in another language',
      ['El envío cuesta 4,90 euros y tarda dos días.'],
      'nothing that the sources say',
    ],
  ])('lets the embedded engine answer when the model %s, and tells the owner', (_, tokens, reason) =>
    onModels(async () => {
      const { client, agent } = await prepareAgent(test, { fallbackReply: 'No idea, sorry.' });
      models.setAnswer({ tokens });
      const answer = await ask(client, agent.id, 'How much does shipping cost?');
      expect(textOf(answer)).toMatch(/4\.90 euros/);
      expect(textOf(answer)).not.toMatch(/9 euros\. W|Mars|helmets|envío/);
      expect(answer.metadata).toMatchObject({ outcome: 'answered', model: 'embedded' });
      expect(sourcesOf(answer).length).toBeGreaterThan(0);
      const path = `/api/v1/conversations/${answer.metadata.conversationId}`;
      const thread = await expectStatus<{ messages: Message[] }>(await client.get(path), 200);
      expect(thread.messages[1]?.fallbackReason).toContain(reason);
    }),
  );

  it('adds the answer of the sources when the model says something else that is true', () =>
    onModels(async () => {
      const { client, agent } = await prepareAgent(test);
      models.setAnswer({ tokens: ['Returns are possible within 30 days [1].'] });
      const answer = await ask(client, agent.id, 'How much does shipping cost?');
      expect(textOf(answer)).toMatch(/^Returns are possible within 30 days\. .*4\.90 euros/);
      for (const { end } of sourcesOf(answer)) expect(end).toBeLessThanOrEqual(textOf(answer).length);
    }));

  it('adds it, too, when the model leaves out the figure of the same sentence', () =>
    onModels(async () => {
      const { client, agent } = await prepareAgent(test);
      models.setAnswer({ tokens: ['Shipping has costs [1].'] });
      const answer = await ask(client, agent.id, 'How much does shipping cost?');
      expect(textOf(answer)).toMatch(/^Shipping has costs\. .*4\.90 euros/);
    }));

  it('shows nothing that an obeying model says at the order of a page', () =>
    onModels(async () => {
      const { client, agent } = await prepareAgent(test);
      models.setAnswer({
        tokens: [
          'Shipping is free! ',
          'Pay at https://evil.example/pay?d=1. ',
          '![](https://evil.example/a.png)',
        ],
      });
      const text = textOf(await ask(client, agent.id, 'How much does shipping cost?'));
      expect(text).not.toMatch(/is free!|evil|!\[/);
      expect(text).toContain('4.90 euros');
    }));

  it('counts the fallback reply as declined', () =>
    onModels(async () => {
      const { client, agent } = await prepareAgent(test, { fallbackReply: 'No idea, sorry.' });
      models.setAnswer({ tokens: ['No idea, ', 'sorry.'] });
      const answer = await ask(client, agent.id, 'How much does shipping cost to Peru?');
      expect(answer.metadata.outcome).toBe('declined');
    }));
});
