import { expect, test } from 'vitest';
import { agentSettingsSchema } from '#contract/agents.schemas.ts';
import { resolveWith } from './resolve-with.ts';

const schema = agentSettingsSchema.pick({ name: true, messageColor: true, allowedDomains: true });
type Values = { name: string; messageColor: string; allowedDomains: string[] };
const resolve = (values: Values) => resolveWith<Values>(schema)(values, undefined, {} as never);
const good: Values = { name: ' Ana ', messageColor: '#112233', allowedDomains: ['example.com'] };

test('good values come back as the schema makes them', () => {
  expect(resolve(good)).toEqual({ values: { ...good, name: 'Ana' }, errors: {} });
});

test('each field has the sentence of its first failure', () => {
  expect(resolve({ ...good, name: '', messageColor: 'blue' })).toMatchObject({
    values: {},
    errors: { name: { message: 'Give the agent a name.' }, messageColor: { message: /^Give a colour/ } },
  });
});

test('a bad entry of a list names its line', () => {
  expect(resolve({ ...good, allowedDomains: ['example.com', 'https://x'] })).toMatchObject({
    errors: { allowedDomains: { message: /^Line 2: Give a domain without https/ } },
  });
});
