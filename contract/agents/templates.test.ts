import { expect, test } from 'vitest';
import { addTest } from '../agent-tests/agent-tests.schemas.ts';
import { agentSettingsSchema } from './agents.schemas.ts';
import { agentTemplate, agentTemplates } from './templates.ts';

test.each(agentTemplates)('$id has settings that the server takes', ({ id, settings }) => {
  expect(agentSettingsSchema.partial().parse(settings)).toEqual(settings);
  expect(settings.promptText).toContain(settings.fallbackReply);
  expect(agentTemplate(id)?.settings).toBe(settings);
});

test.each(agentTemplates)('$id has tests that the server takes', ({ tests }) => {
  for (const test of tests) expect(addTest.body.parse(test)).toMatchObject(test);
  expect(new Set(tests.map(({ question }) => question)).size).toBe(tests.length);
});

test('another name is no template', () => expect(agentTemplate('toString')).toBeUndefined());
