import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webhookEvents, webhookTest } from '#contract/webhooks/webhooks.ts';
import app from '../integrations/zapier/app.ts';
import { explainFailure } from '../integrations/zapier/explain-failure.ts';
import type { Platform } from '../integrations/zapier/platform.ts';
import { readAddress } from '../integrations/zapier/read-address.ts';
import { hookTriggers } from '../integrations/zapier/triggers/triggers.ts';

const folder = join(import.meta.dirname, '../integrations/zapier');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

test('the app has the versions of its package', () => {
  expect([app.version, app.platformVersion]).toEqual([
    manifest.version,
    manifest.dependencies['zapier-platform-core'],
  ]);
});

test.runIf(existsSync(join(folder, 'node_modules/zapier-platform-schema')))(
  'the definition is valid by the schema of Zapier, where that is installed',
  () => {
    const schema = createRequire(join(folder, 'package.json'))('zapier-platform-schema');
    // As the platform writes functions down.
    const written = (_key: string, value: unknown) => (typeof value === 'function' ? '$func$2$f$' : value);
    const { errors } = schema.validateAppDefinition(JSON.parse(JSON.stringify(app, written)));
    expect(errors).toEqual([]);
  },
);

test('the keys of triggers, actions and searches stay: running Zaps know them by these', () => {
  expect(Object.keys({ ...app.triggers, ...app.creates, ...app.searches })).toEqual([
    'new_lead',
    'new_conversation',
    'new_message',
    'human_request',
    'unanswered_question',
    'booking_created',
    'booking_moved',
    'booking_cancelled',
    'agent',
    'ask_agent',
    'add_question',
    'add_text',
    'find_lead',
    'find_conversation',
  ]);
});

test('each trigger subscribes to an event of the catalogue', async () => {
  const subscribed: unknown[] = [];
  const z = {
    async request({ body }: { body?: unknown }) {
      subscribed.push((body as { event: string }).event);
      return { data: {} };
    },
  } as unknown as Platform;
  for (const { operation } of hookTriggers)
    await operation.performSubscribe(z, { authData: {}, inputData: {}, targetUrl: 'https://a.example' });
  expect(new Set(subscribed).size).toBe(hookTriggers.length);
  expect(webhookEvents).toEqual(expect.arrayContaining(subscribed as (typeof webhookEvents)[number][]));
});

test('no trigger starts a Zap by the test of the page Zapier', async () => {
  const cleanedRequest = { id: 'dlv_1', type: webhookTest, data: { webhookId: 'whk_1' } };
  const unused = {} as unknown as Platform;
  for (const { operation } of hookTriggers)
    expect(await operation.perform(unused, { authData: {}, inputData: {}, cleanedRequest })).toEqual([]);
});

test.each([
  ['https://chat.example', 'https://chat.example'],
  [' https://chat.example/ ', 'https://chat.example'],
  ['https://chat.example/agents?x=1', 'https://chat.example'],
  ['chat.example', 'https://chat.example'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['HTTPS://Chat.example', 'https://Chat.example'],
])('the address %j is %s', (typed, expected) => {
  expect(readAddress(typed)).toBe(expected);
});

test.each([
  [
    'a key that was revoked',
    401,
    { error: { code: 'invalid-api-key', message: 'Revoked.' } },
    'expired: Revoked.',
  ],
  ['too many calls', 429, { error: { message: 'Wait.' } }, 'throttled: Wait. 12'],
  [
    'a field that is not valid',
    400,
    { error: { code: 'invalid-input', message: 'Some fields.', details: { title: 'Give a title.' } } },
    'error: Some fields. Give a title. invalid-input 400',
  ],
  ['a proxy in between', 502, undefined, 'error: Parley answered 502. unknown 502'],
])('says why a call failed: %s', (_name, status, data, expected) => {
  const named = (name: string) =>
    class extends Error {
      constructor(...words: unknown[]) {
        super(`${name}: ${words.join(' ')}`);
      }
    };
  const errors = {
    Error: named('error'),
    ExpiredAuthError: named('expired'),
    ThrottledError: named('throttled'),
  };
  const headers = new Headers({ 'retry-after': '12' });
  expect(() => explainFailure({ status, headers, data }, { errors } as unknown as Platform)).toThrow(
    expected,
  );
});
