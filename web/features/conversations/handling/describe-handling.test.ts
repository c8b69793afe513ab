import { expect, test } from 'vitest';
import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import { sampleConversation } from '#web/testing/samples.ts';
import { describeHandling } from './describe-handling.ts';

const soon = new Date(Date.now() + 600_000).toISOString();
const ana = { id: 'usr_1', name: 'Ana' };

test.each<[string, Partial<PresentedHandling>, string]>([
  ['the agent', {}, 'Your agent answers.'],
  [
    'the agent, for a colleague',
    { assignee: { id: 'usr_2', name: 'Ben' } },
    'Your agent answers. Assigned to Ben.',
  ],
  [
    'a request',
    { state: 'waiting', wantedAt: new Date().toISOString() },
    'The visitor asked for a person just now.',
  ],
  ['a request that was answered', { wantedAt: soon, endedAs: 'answered' }, 'Your agent answers.'],
  ['you', { holder: 'person', assignee: ana }, 'You have this conversation.'],
  ['another', { holder: 'person', assignee: { id: 'usr_2', name: 'Ben' } }, 'Ben has this conversation.'],
  ['nobody', { holder: 'nobody', state: 'waiting' }, 'Nobody has this conversation.'],
  [
    'somebody in Slack',
    { holder: 'nobody', state: 'open' },
    'A colleague without an account has this conversation.',
  ],
  ['nobody, as it is closed', { holder: 'nobody', state: 'closed' }, 'This conversation is closed.'],
])('%s', (_who, change, expected) => {
  const handling = { ...sampleConversation(1).handling, ...change };
  expect(describeHandling(handling, ana.id)).toBe(expected);
});

test('says when the agent answers again', () => {
  const handling = {
    ...sampleConversation(1).handling,
    holder: 'person',
    assignee: ana,
    handBackAt: soon,
  } as const;
  expect(describeHandling(handling, ana.id)).toMatch(
    /^You have this conversation\. Your agent answers again at .+ if nobody replies\.$/,
  );
});
