import OpenAI, { APIError } from 'openai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Completion } from '#contract/completions/completions.schemas.ts';
import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import { addApiKey, addText, createAgent, signUp, waitUntilTrained } from '#tests/factories.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';

let stage: TestServices;
let openai: OpenAI;
let model: string;
let foreign: string;

/** The official client, with our address: all else is as it is for anybody. */
function clientOf(apiKey: string): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: 'http://localhost/api/v1',
    maxRetries: 0,
    fetch: async (input, init) => stage.app.request(new Request(input, init)),
  });
}

beforeAll(async () => {
  stage = await createTestServices({ DEFAULT_PLAN: 'enterprise' }, { isWorker: true });
  const owner = await signUp(stage.app);
  const agent = await createAgent(owner);
  const source = await addText(owner, agent.id, {
    title: 'Shipping',
    text: 'We ship to Germany within two days. The standard box costs 4.90 euros. The large box costs 9.50 euros.',
  });
  await waitUntilTrained(owner, agent.id, source.id);
  model = agent.id;
  openai = clientOf((await addApiKey(owner)).key);
  foreign = (await createAgent(await signUp(stage.app))).id;
});
afterAll(() => stage.close());

const question = 'How much is the standard box?';

describe('the official client of OpenAI', () => {
  test('lists the agents of the workspace as models', async () => {
    const listed = await openai.models.list();
    expect(listed.data.map(({ id, object, owned_by }) => ({ id, object, owned_by }))).toEqual([
      { id: model, object: 'model', owned_by: 'parley' },
    ]);
  });

  test('gets an answer, with its sources', async () => {
    const answer = await openai.chat.completions.create({
      model,
      messages: [
        { role: 'system', content: 'You are a pirate.' },
        { role: 'user', content: [{ type: 'text', text: question }] },
      ],
      temperature: 0.2,
      max_completion_tokens: 400,
    });
    expect(answer).toMatchObject({
      object: 'chat.completion',
      model,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', refusal: null } }],
      usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    });
    expect(answer.choices[0]?.message.content).toContain('4.90 euros');
    const { parley } = answer as unknown as Completion;
    expect(parley).toMatchObject({ outcome: 'answered', sources: [{ title: 'Shipping' }] });
  });

  test('streams the same, with the tokens at the end where they are wanted', async () => {
    const stream = await openai.chat.completions.create({
      model,
      messages: [{ role: 'user', content: question }],
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(new Set(chunks.map(({ id, object }) => `${id} ${object}`)).size).toBe(1);
    expect(chunks[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: '' });
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toContain('4.90 euros');
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 0 } });
  });

  test('asks on: by the messages before, or by a conversation that is kept here', async () => {
    const first = await openai.chat.completions.create({
      model,
      messages: [{ role: 'user', content: question }],
    });
    const followUp = 'And the large one?';
    const byMessages = await openai.chat.completions.create({
      model,
      messages: [
        { role: 'user', content: question },
        { role: 'assistant', content: first.choices[0]?.message.content ?? '' },
        { role: 'user', content: followUp },
      ],
    });
    const { conversationId } = (first as unknown as Completion).parley;
    const byConversation = await openai.chat.completions.create({
      model,
      messages: [{ role: 'user', content: followUp }],
      metadata: { conversationId },
    });
    for (const answer of [byMessages, byConversation])
      expect(answer.choices[0]?.message.content).toContain('9.50 euros');
    expect((byConversation as unknown as Completion).parley.conversationId).toBe(conversationId);
    expect((byMessages as unknown as Completion).parley.conversationId).not.toBe(conversationId);
  });

  test('gets the answer that the chat gives', async () => {
    const answer = await openai.chat.completions.create({
      model,
      messages: [{ role: 'user', content: question }],
    });
    const chat: ChatAnswer = await openai.post(`/agents/${model}/chat`, { body: { message: question } });
    const text = chat.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
    expect(answer.choices[0]?.message.content).toBe(text);
  });

  const user = { role: 'user' as const, content: question };
  test.each<[string, object, number, string]>([
    ['an agent that is not there', { model: 'gpt-5' }, 404, 'Not found.'],
    [
      'messages that end with the assistant’s',
      { messages: [user, { role: 'assistant', content: 'Yes.' }] },
      400,
      'must have the role “user”',
    ],
    [
      'a picture alone',
      { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:,' } }] }] },
      400,
      'reads text only',
    ],
    [
      'a question that is too long',
      { messages: [{ role: 'user', content: 'a'.repeat(2_001) }] },
      400,
      'at most 2,000 characters',
    ],
    ['several answers', { n: 3 }, 400, 'gives one answer'],
    ['JSON by a schema', { response_format: { type: 'json_object' } }, 400, 'answers in text'],
    ['tools that must be called', { tools: [], tool_choice: 'required' }, 400, 'does not call your tools'],
    ['no messages', { messages: [] }, 400, 'at least one message'],
  ])('is refused %s', async (_case, fields, status, sentence) => {
    const asked = openai.chat.completions.create({ model, messages: [user], ...fields });
    const refused: unknown = await asked.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(APIError);
    expect(refused).toMatchObject({ status });
    expect(JSON.stringify((refused as APIError).error)).toContain(sentence);
  });

  test('is refused another’s agent and a wrong key', async () => {
    const messages = [user];
    await expect(openai.chat.completions.create({ model: foreign, messages })).rejects.toMatchObject({
      status: 404,
    });
    const wrong = clientOf('pk_wrong').chat.completions.create({ model, messages, stream: true });
    await expect(wrong).rejects.toMatchObject({ status: 401, code: 'invalid-api-key' });
  });
});
