import { expect, test } from 'vitest';
import { agentSettingsSchema } from './agents.schemas.ts';
import { agentTemplate, agentTemplates } from './templates.ts';

test.each(agentTemplates)('$id has settings that the server takes', ({ id, settings }) => {
  expect(agentSettingsSchema.partial().parse(settings)).toEqual(settings);
  expect(settings.promptText).toContain(settings.fallbackReply);
  expect(agentTemplate(id)?.settings).toBe(settings);
});

test('another name is no template', () => expect(agentTemplate('toString')).toBeUndefined());
