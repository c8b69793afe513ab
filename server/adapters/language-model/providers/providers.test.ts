import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AnswerRequest,
  type LanguageModel,
  LanguageModelError,
  type ModelPart,
} from '#server/ports/language-model.ts';
import type { Fault } from '#tests/fakes/model-server/faults.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server/start-model-server.ts';
import type { DeadlineLimits } from '../start-deadlines.ts';
import { connectProvider, type ProviderConnection } from './connect-provider.ts';
import { createAnthropicModel } from './create-anthropic-model.ts';
import { createCompatibleModel } from './create-compatible-model.ts';
import { createGoogleModel } from './create-google-model.ts';
import { createOpenaiModel } from './create-openai-model.ts';

/** Patient, so that a busy machine fails no test, but for the time that a test is about. */
const patient: DeadlineLimits = { firstTokenMs: 10_000, idleMs: 10_000, totalMs: 15_000 };
const hurriedFirst = { ...patient, firstTokenMs: 100 };
const hurriedLater = { ...patient, idleMs: 500 };
const hurriedAll = { ...patient, totalMs: 100 };
const wholeText = 'We open at 9, Grüße aus Köln 🙂 您好.';
const secret = 'sk-very-secret';

let server: ModelServer;
let connection: ProviderConnection;

beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());
afterEach(() => connection.close());

const request = (signal = new AbortController().signal): AnswerRequest => ({
  system: 'You answer for the shop. PASSAGES',
  messages: [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hi! How can I help?' },
    { role: 'user', content: 'When do you open?' },
  ],
  maxOutputTokens: 300,
  signal,
});

async function collect(model: LanguageModel, asked = request()) {
  const parts: ModelPart[] = [];
  let error: unknown = null;
  try {
    for await (const part of model.streamAnswer(asked)) parts.push(part);
  } catch (caught) {
    error = caught;
  }
  const text = parts.map((part) => (part.type === 'text-delta' ? part.text : '')).join('');
  const finishes = parts.filter((part) => part.type === 'finish');
  return {
    text,
    parts,
    finish: finishes[0],
    finishCount: finishes.length,
    error: error as LanguageModelError | null,
  };
}

const providers: {
  name: string;
  usualPath: string;
  create: (to: ProviderConnection, limits: DeadlineLimits) => LanguageModel;
}[] = [
  {
    name: 'openai, a model that thinks',
    usualPath: '/v1',
    create: (to, limits) => createOpenaiModel('gpt-6-luna', { connection: to, apiKey: secret, limits }),
  },
  {
    name: 'openai, a model that does not think',
    usualPath: '/v1',
    create: (to, limits) => createOpenaiModel('gpt-4o', { connection: to, apiKey: secret, limits }),
  },
  {
    name: 'compatible',
    usualPath: '/v1',
    create: (to, limits) => createCompatibleModel('llama3.2', { connection: to, apiKey: secret, limits }),
  },
  {
    name: 'anthropic haiku',
    usualPath: '/v1',
    create: (to, limits) =>
      createAnthropicModel('claude-haiku-5-5', { connection: to, apiKey: secret, limits }),
  },
  {
    name: 'anthropic opus',
    usualPath: '/v1',
    create: (to, limits) =>
      createAnthropicModel('claude-opus-5-5', { connection: to, apiKey: secret, limits }),
  },
  {
    name: 'google',
    usualPath: '/v1beta',
    create: (to, limits) => createGoogleModel('gemini-3.8-flash', { connection: to, apiKey: secret, limits }),
  },
];

/** What every provider must make of each fault before the first word. */
const refusals: [Fault, { kind: string; retryAfterSeconds?: number }][] = [
  [{ kind: 'unauthorised' }, { kind: 'auth' }],
  [
    { kind: 'rate-limit', retryAfterSeconds: 7 },
    { kind: 'rate-limit', retryAfterSeconds: 7 },
  ],
  [{ kind: 'rate-limit' }, { kind: 'rate-limit' }],
  [{ kind: 'quota' }, { kind: 'quota' }],
  [{ kind: 'server-error' }, { kind: 'overloaded' }],
  [
    { kind: 'overloaded', retryAfterSeconds: 3 },
    { kind: 'overloaded', retryAfterSeconds: 3 },
  ],
  [{ kind: 'html' }, { kind: 'overloaded' }],
  [{ kind: 'context-too-long' }, { kind: 'context-length' }],
  [{ kind: 'model-not-found' }, { kind: 'bad-request' }],
  [{ kind: 'bad-request' }, { kind: 'bad-request' }],
  [{ kind: 'slow-first-token', delayMs: 2_000 }, { kind: 'timeout' }],
  [{ kind: 'hang', afterTokens: 0 }, { kind: 'timeout' }],
  [{ kind: 'cut-stream', afterTokens: 0 }, { kind: 'network' }],
  [{ kind: 'stream-error', afterTokens: 0 }, { kind: 'overloaded' }],
  [{ kind: 'malformed-json', afterTokens: 0 }, { kind: 'network' }],
  // A reset is tried once more on a new connection where nothing was answered yet, so it takes two.
  [{ kind: 'reset', times: 2 }, { kind: 'network' }],
];

describe.each(providers)('$name', ({ create, usualPath }) => {
  let model: LanguageModel;
  beforeEach(() => {
    connection = connectProvider(server.origin, usualPath);
    model = create(connection, patient);
  });

  it('streams the answer and closes with reason and usage, sending nothing that the vendor refuses', async () => {
    const { text, finish, finishCount, error } = await collect(model);
    expect(error).toBeNull();
    expect(text).toBe(wholeText);
    expect(finishCount).toBe(1);
    expect(finish).toEqual({
      type: 'finish',
      finishReason: 'stop',
      usage: { inputTokens: 42, outputTokens: 10 },
    });
    expect(server.complaints()).toEqual([]);
    const sent = server.calls()[0]?.body ?? '';
    for (const words of ['PASSAGES', 'How can I help?', 'When do you open?', '300'])
      expect(sent).toContain(words);
    expect(sent).not.toContain('temperature');
  });

  it('passes on what the model wants to be called, with its values', async () => {
    const calls = [
      { name: 'order-status-1', input: { order: 'Grüße 1001', count: 2 } },
      { name: 'return-2', input: {} },
    ];
    server.setAnswer({ calls });
    const parameters = { type: 'object', properties: { order: { type: 'string' } } };
    const tools = calls.map(({ name }) => ({ name, description: 'Looks an order up', parameters }));
    const { parts, finishCount, error } = await collect(model, { ...request(), tools });
    expect(error).toBeNull();
    expect(parts.slice(0, -1)).toEqual(calls.map((each) => ({ type: 'tool-call', ...each })));
    expect(finishCount).toBe(1);
    expect(server.complaints()).toEqual([]);
    expect(server.calls()[0]?.body).toContain('Looks an order up');
  });

  it('joins characters whose bytes arrive in different packets', async () => {
    server.addFault({ kind: 'split-bytes' });
    expect((await collect(model)).text).toBe(wholeText);
  });

  it('reports that the token limit was reached', async () => {
    server.addFault({ kind: 'length', afterTokens: 3 });
    const { text, finish } = await collect(model);
    expect(text).toBe('We open at ');
    expect(finish).toMatchObject({ finishReason: 'length' });
  });

  it('reports that a filter blocked the answer', async () => {
    server.addFault({ kind: 'content-filter' });
    const { text, finish } = await collect(model);
    expect(text).toBe('');
    expect(finish).toMatchObject({ finishReason: 'content-filter' });
  });

  it('passes on an empty answer', async () => {
    server.addFault({ kind: 'empty-text' });
    const { text, finish, error } = await collect(model);
    expect([text, error]).toEqual(['', null]);
    expect(finish).toMatchObject({ finishReason: 'stop' });
  });

  it.each(refusals)('explains %o as %o', async (fault, { kind, retryAfterSeconds = null }) => {
    server.addFault(fault);
    const { parts, error } = await collect(kind === 'timeout' ? create(connection, hurriedFirst) : model);
    expect(parts).toEqual([]);
    expect(LanguageModelError.isInstance(error)).toBe(true);
    expect({ kind: error?.kind, retryAfterSeconds: error?.retryAfterSeconds }).toEqual({
      kind,
      retryAfterSeconds,
    });
    expect(`${error?.message} ${error?.stack} ${JSON.stringify(error)}`).not.toContain(secret);
    expect(server.complaints()).toEqual([]);
  });

  it.each<[Fault, string]>([
    [{ kind: 'cut-stream', afterTokens: 3 }, 'network'],
    [{ kind: 'stream-error', afterTokens: 3 }, 'overloaded'],
    [{ kind: 'malformed-json', afterTokens: 3 }, 'network'],
    [{ kind: 'hang', afterTokens: 3 }, 'timeout'],
  ])('hands on the text before %o, then explains it as %s', async (fault, kind) => {
    server.addFault(fault);
    const { text, finishCount, error } = await collect(
      kind === 'timeout' ? create(connection, hurriedLater) : model,
    );
    expect(text).toBe('We open at ');
    expect(finishCount).toBe(0);
    expect(error?.kind).toBe(kind);
  });

  it('stops an answer that takes too long', async () => {
    server.setAnswer({ tokens: Array.from({ length: 500 }, () => 'word '), tokenGapMs: 2 });
    const { error } = await collect(create(connection, hurriedAll));
    expect(error?.kind).toBe('timeout');
    await expect.poll(() => server.calls()[0]?.isAborted).toBe(true);
  });

  it('does not blame the provider for a slow reader', async () => {
    server.setAnswer({ tokenGapMs: 5 });
    let text = '';
    for await (const part of create(connection, hurriedLater).streamAnswer(request())) {
      if (part.type !== 'text-delta') continue;
      if (text === '') await sleep(1.5 * hurriedLater.idleMs);
      text += part.text;
    }
    expect(text).toBe(wholeText);
  });

  it('reports an address where nothing listens as a network failure', async () => {
    const nowhere = connectProvider('http://127.0.0.1:1', usualPath);
    expect((await collect(create(nowhere, patient))).error?.kind).toBe('network');
    await nowhere.close();
  });

  it.each([
    ['before the first word', 0],
    ['in the middle', 2],
  ])('closes the connection to the provider when the visitor leaves %s', async (_, afterTokens) => {
    server.addFault({ kind: 'hang', afterTokens });
    const visitor = new AbortController();
    const answer = collect(model, request(visitor.signal));
    await expect.poll(() => server.calls()[0]?.tokensSent).toBe(afterTokens);
    visitor.abort();
    expect((await answer).error?.kind).toBe('aborted');
    await expect.poll(() => server.calls()[0]?.isAborted).toBe(true);
  });

  it('ends the request when the visitor leaves', async () => {
    server.setAnswer({ tokens: Array.from({ length: 500 }, () => 'word '), tokenGapMs: 2 });
    const visitor = new AbortController();
    const answer = collect(model, request(visitor.signal));
    await expect.poll(() => server.calls()[0]?.tokensSent).toBeGreaterThan(2);
    visitor.abort();
    const { text, error } = await answer;
    expect(text).toContain('word ');
    expect(error?.kind).toBe('aborted');
    await expect.poll(() => server.calls()[0]?.isAborted).toBe(true);
    expect(server.calls()[0]?.tokensSent).toBeLessThan(500);
  });

  it('closes the connection when nobody reads the answer any more', async () => {
    server.addFault({ kind: 'hang', afterTokens: 1 });
    for await (const part of model.streamAnswer(request())) {
      expect(part).toEqual({ type: 'text-delta', text: 'We ' });
      break;
    }
    await expect.poll(() => server.calls()[0]?.isAborted).toBe(true);
  });

  it('sends no request when the visitor has already left', async () => {
    const { error } = await collect(model, request(AbortSignal.abort()));
    expect(error?.kind).toBe('aborted');
    expect(server.calls()).toEqual([]);
  });

  it('reuses connections between chats', async () => {
    for (let chat = 0; chat < 6; chat += 1) await collect(model);
    expect(server.calls()).toHaveLength(6);
    // A chat that begins in the very moment in which another ends may find its connection not yet free.
    expect(server.connectionCount()).toBeLessThanOrEqual(2);
  });
});

it('reads an answer without usage', async () => {
  connection = connectProvider(server.origin, '/v1');
  server.addFault({ kind: 'no-usage' });
  const { finish } = await collect(
    createCompatibleModel('llama3.2', { connection, apiKey: 'any', limits: patient }),
  );
  expect(finish).toEqual({ type: 'finish', finishReason: 'stop', usage: null });
});

it('repeats the request when a kept connection turns out to be closed', async () => {
  connection = connectProvider(server.origin, '/v1');
  const model = createOpenaiModel('gpt-4o', { connection, apiKey: 'any', limits: patient });
  server.addFault({ kind: 'reset' });
  expect((await collect(model)).text).toBe(wholeText);
  expect(server.calls()).toHaveLength(2);
});
