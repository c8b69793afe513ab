import { expect, it } from 'vitest';
import * as contract from '#contract/conversations/conversations.ts';
import { messageMaximumLength } from './create-composer.ts';

it('lets write exactly as much as the server takes', () => {
  expect(messageMaximumLength).toBe(contract.messageMaximumLength);
});
