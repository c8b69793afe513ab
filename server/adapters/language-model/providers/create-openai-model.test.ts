import { expect, it } from 'vitest';
import { lowestReasoningEffort } from './lowest-reasoning-effort.ts';

it.each([
  ['gpt-4o', undefined],
  ['gpt-4.1-mini', undefined],
  ['gpt-5', 'minimal'],
  ['gpt-5-mini', 'minimal'],
  ['gpt-5-nano-2025-08-07', 'minimal'],
  ['gpt-5.1', 'none'],
  ['gpt-5.4-mini', 'none'],
  ['gpt-6-luna', 'none'],
  ['gpt-6.1-terra', 'none'],
  ['gpt-6.2-sol', 'low'],
  ['gpt-6.2-astra', 'low'],
  ['gpt-5-pro', 'low'],
  ['o3', 'low'],
  ['o4-mini', 'low'],
  ['llama3.2', undefined],
])('lets %s think as little as it can: %s', (modelId, effort) => {
  expect(lowestReasoningEffort(modelId)).toBe(effort);
});
