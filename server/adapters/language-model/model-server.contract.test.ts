import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import OpenAI, {
  APIError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  RateLimitError,
} from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '#tests/fakes/model-server/faults.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server/start-model-server.ts';

/** The vendors' own clients against the fake server: where it differs from the vendor, their parsing fails. */
const wholeText = 'We open at 9, Grüße aus Köln 🙂 您好.';
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const post = (path: string, body: unknown) =>
  fetch(`${server.origin}${path}`, { method: 'POST', body: JSON.stringify(body) });

describe("OpenAI's own client", () => {
  const client = () => new OpenAI({ apiKey: 'sk-test', baseURL: `${server.origin}/v1`, maxRetries: 0 });
  const ask = (more: object = {}) =>
    client().chat.completions.create({
      model: 'gpt-6-luna',
      messages: [{ role: 'user', content: 'When do you open?' }],
      max_completion_tokens: 50,
      stream: true,
      stream_options: { include_usage: true },
      ...more,
    });

  it('reads chat completions', async () => {
    let text = '';
    let reason: string | null | undefined;
    let tokens: number | undefined;
    for await (const chunk of await ask()) {
      text += chunk.choices[0]?.delta.content ?? '';
      reason = chunk.choices[0]?.finish_reason ?? reason;
      tokens = chunk.usage?.completion_tokens ?? tokens;
    }
    expect([text, reason, tokens]).toEqual([wholeText, 'stop', 10]);
    expect(server.complaints()).toEqual([]);
  });

  it('reads responses', async () => {
    const stream = client().responses.stream({
      model: 'gpt-6-luna',
      input: 'Hello',
      max_output_tokens: 50,
      store: false,
    });
    let text = '';
    stream.on('response.output_text.delta', ({ delta }) => {
      text += delta;
    });
    const final = await stream.finalResponse();
    expect([text, final.output_text, final.status]).toEqual([wholeText, wholeText, 'completed']);
    expect(final.usage?.output_tokens).toBe(10);
    expect(server.complaints()).toEqual([]);
  });

  it.each<[Fault, new (...args: never[]) => Error, object]>([
    [{ kind: 'unauthorised' }, AuthenticationError, { status: 401, code: 'invalid_api_key' }],
    [
      { kind: 'rate-limit', retryAfterSeconds: 7 },
      RateLimitError,
      { status: 429, code: 'rate_limit_exceeded' },
    ],
    [{ kind: 'quota' }, RateLimitError, { status: 429, type: 'insufficient_quota' }],
    [{ kind: 'server-error' }, InternalServerError, { status: 500, type: 'server_error' }],
    [{ kind: 'context-too-long' }, BadRequestError, { status: 400, code: 'context_length_exceeded' }],
    [{ kind: 'stream-error' }, APIError, { type: 'server_error' }],
  ])('meets %o', async (fault, errorClass, fields) => {
    server.addFault(fault);
    const failure = await (async () => {
      for await (const chunk of await ask()) expect(chunk.object).toBe('chat.completion.chunk');
    })().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(errorClass);
    expect(failure).toMatchObject(fields);
    if (fault.retryAfterSeconds) expect((failure as APIError).headers?.get('retry-after')).toBe('7');
  });

  it.each([
    [{ temperature: 0.5 }, "'temperature' is not supported with this model."],
    [{ max_completion_tokens: undefined }, 'A token limit is always to be sent.'],
    [{ max_completion_tokens: undefined, max_tokens: 5 }, "'max_tokens' is not supported with this model."],
    [{ model: 'gpt-3.5-turbo' }, "The model 'gpt-3.5-turbo' has been shut down."],
    [{ invented: true }, "Unknown parameter: 'invented'."],
    [{ messages: [] }, "'messages' must be a list that is not empty."],
    [{ messages: [{ role: 'robot', content: 'x' }] }, "Invalid role 'robot'."],
  ])('is refused %o', async (more, complaint) => {
    await expect(ask(more)).rejects.toThrow(complaint);
    expect(server.complaints()).toEqual([complaint]);
  });
});

describe.each<[string, (origin: string) => LanguageModelV4]>([
  ['OpenAI chat', (to) => createOpenAI({ apiKey: 'k', baseURL: `${to}/v1` }).chat('gpt-6-luna')],
  ['OpenAI responses', (to) => createOpenAI({ apiKey: 'k', baseURL: `${to}/v1` }).responses('gpt-6-luna')],
  [
    'compatible',
    (to) =>
      createOpenAICompatible({ name: 'x', apiKey: 'k', baseURL: `${to}/v1`, includeUsage: true }).chatModel(
        'llama3.2',
      ),
  ],
  ['Anthropic', (to) => createAnthropic({ apiKey: 'k', baseURL: `${to}/v1` })('claude-haiku-5-5')],
  ['Gemini', (to) => createGoogleGenerativeAI({ apiKey: 'k', baseURL: `${to}/v1beta` })('gemini-3.8-flash')],
])('the provider package for %s', (_, create) => {
  it.each<[Fault | null, string, string]>([
    [null, wholeText, 'stop'],
    [{ kind: 'split-bytes' }, wholeText, 'stop'],
    [{ kind: 'length', afterTokens: 3 }, 'We open at ', 'length'],
    [{ kind: 'content-filter' }, '', 'content-filter'],
  ])('reads the answer spoilt by %o', async (fault, text, reason) => {
    if (fault) server.addFault(fault);
    const { stream } = await create(server.origin).doStream({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
      maxOutputTokens: 50,
    });
    const parts: LanguageModelV4StreamPart[] = [];
    for await (const part of stream) parts.push(part);
    expect(parts.filter(({ type }) => type === 'error')).toEqual([]);
    expect(parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('')).toBe(text);
    expect(parts.at(-1)).toMatchObject({ type: 'finish', finishReason: { unified: reason } });
    expect(server.complaints()).toEqual([]);
  });
});

describe('what the vendors refuse', () => {
  it.each<[string, Record<string, string>, object, number, string]>([
    ['/v1/messages', {}, {}, 401, 'x-api-key header is required'],
    ['/v1/messages', { 'x-api-key': 'k' }, {}, 400, 'anthropic-version: header is required'],
    [
      '/v1/messages',
      { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' },
      { model: 'claude-haiku-5-5' },
      400,
      'max_tokens: Field required',
    ],
    ['/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse', {}, {}, 400, 'No API key was given.'],
    [
      '/v1beta/models/gemini-3.8-flash:streamGenerateContent',
      { 'x-goog-api-key': 'k' },
      {},
      400,
      'Only alt=sse is served here.',
    ],
    ['/v1/chat/completions', {}, {}, 401, "You didn't provide an API key."],
    ['/v1/embeddings', { authorization: 'Bearer k' }, {}, 404, 'POST /v1/embeddings is no route.'],
  ])('%s with %o and %o', async (path, headers, body, status, complaint) => {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    expect(server.complaints()).toEqual([complaint]);
  });
});

it('is controlled over HTTP', async () => {
  await post('/__control/faults', [
    { kind: 'overloaded', route: '/messages' },
    { kind: 'rate-limit', times: 2 },
  ]);
  await post('/__control/answer', { tokens: ['Other'] });
  const ask = () =>
    fetch(`${server.origin}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: JSON.stringify({
        model: 'x',
        messages: [{ role: 'user', content: 'Hi' }],
        max_tokens: 5,
        stream: true,
      }),
    });
  expect([(await ask()).status, (await ask()).status]).toEqual([429, 429]);
  expect(await (await ask()).text()).toContain('Other');
  const seen = (await (await fetch(`${server.origin}/__control/requests`)).json()) as { calls: unknown[] };
  expect(seen.calls).toHaveLength(3);
  expect(seen.calls[2]).toMatchObject({
    method: 'POST',
    path: '/v1/chat/completions',
    dialect: 'openai-chat',
    tokensSent: 1,
  });
  await post('/__control/reset', {});
  expect(server.calls()).toEqual([]);
});
