import { expect, test } from 'vitest';
import { agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import { checkWith } from './check-with.ts';

const check = checkWith(agentSettingsSchema.pick({ name: true, messageColor: true, allowedDomains: true }));
const good = { name: ' Ana ', messageColor: '#112233', allowedDomains: ['example.com'] };

test('says nothing of good values', () => {
  expect(check(good)).toEqual({});
});

test('says of each field why it fails first', () => {
  expect(check({ ...good, name: '', messageColor: 'blue' })).toEqual({
    name: 'Give the agent a name.',
    messageColor: expect.stringMatching(/^Give a colour/),
  });
});

test('names the line of a bad entry of a list', () => {
  expect(check({ ...good, allowedDomains: ['example.com', 'https://x'] })).toEqual({
    allowedDomains: expect.stringMatching(/^Line 2: Give a domain without https/),
  });
});
