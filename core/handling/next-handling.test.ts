import { describe, expect, test } from 'vitest';
import type { Handling, HandlingAction } from '#contract/inbox/inbox.ts';
import { isAgentSilent } from './is-agent-silent.ts';
import { nextHandling } from './next-handling.ts';

const now = new Date('2026-05-04T10:00:00Z');
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
const fresh: Handling = {
  state: 'open',
  holder: 'agent',
  assigneeId: null,
  snoozedUntil: null,
  handBackAt: null,
  wantedAt: null,
  repliedAt: null,
  endedAt: null,
  endedAs: null,
};
const waiting: Handling = { ...fresh, state: 'waiting', wantedAt: minutes(-5) };
const held: Handling = { ...fresh, holder: 'person', assigneeId: 'ana', handBackAt: minutes(20) };
const left: Handling = { ...held, holder: 'nobody', assigneeId: null, state: 'waiting' };
const closed: Handling = { ...fresh, state: 'closed', holder: 'nobody', assigneeId: 'ana' };
const snoozed: Handling = { ...held, state: 'snoozed', snoozedUntil: minutes(60) };

const act = (handling: Handling, action: HandlingAction, handBackMinutes: number | null = 30) =>
  nextHandling(handling, action, { now, handBackMinutes });

const taken = { state: 'open', holder: 'person', snoozedUntil: null, handBackAt: minutes(30) } as const;

describe('what an action makes of a conversation', () => {
  test.each<[string, Handling, HandlingAction, Partial<Handling>]>([
    ['taking over from the agent', fresh, { kind: 'take-over', by: 'ana' }, { ...taken, assigneeId: 'ana' }],
    ['taking over what waits', waiting, { kind: 'take-over', by: 'ana' }, { ...taken, assigneeId: 'ana' }],
    ['taking over what nobody has', left, { kind: 'take-over', by: 'ben' }, { ...taken, assigneeId: 'ben' }],
    ['taking over twice', held, { kind: 'take-over', by: 'ana' }, { handBackAt: minutes(30) }],
    ['taking over what is closed', closed, { kind: 'take-over', by: 'ben' }, { ...taken, assigneeId: 'ben' }],
    ['taking over what sleeps', snoozed, { kind: 'take-over', by: 'ana' }, taken],
    ['the first reply', fresh, { kind: 'reply', by: 'ana' }, { ...taken, assigneeId: 'ana' }],
    [
      'a reply to a request',
      waiting,
      { kind: 'reply', by: 'ana' },
      { ...taken, assigneeId: 'ana', repliedAt: now, endedAt: now, endedAs: 'answered' },
    ],
    [
      'a reply by somebody without an account',
      waiting,
      { kind: 'reply', by: null },
      {
        ...taken,
        holder: 'nobody',
        assigneeId: null,
        repliedAt: now,
        endedAt: now,
        endedAs: 'answered',
      },
    ],
    [
      'taking over what nobody has, without an account',
      left,
      { kind: 'take-over', by: null },
      { state: 'open', holder: 'nobody', handBackAt: minutes(30) },
    ],
    ['a later reply', held, { kind: 'reply', by: 'ana' }, { handBackAt: minutes(30) }],
    [
      'handing back',
      held,
      { kind: 'hand-back', by: 'ana' },
      { holder: 'agent', assigneeId: null, handBackAt: null },
    ],
    [
      'handing back what nobody has',
      left,
      { kind: 'hand-back', by: 'ben' },
      { holder: 'agent', state: 'open', handBackAt: null },
    ],
    ['assigning what the agent has', fresh, { kind: 'assign', to: 'ben' }, { assigneeId: 'ben' }],
    [
      'giving to a colleague',
      held,
      { kind: 'assign', to: 'ben' },
      { assigneeId: 'ben', handBackAt: minutes(30) },
    ],
    [
      'leaving to others',
      held,
      { kind: 'assign', to: null },
      { assigneeId: null, holder: 'nobody', state: 'waiting' },
    ],
    [
      'snoozing',
      waiting,
      { kind: 'snooze', until: minutes(90) },
      { state: 'snoozed', snoozedUntil: minutes(90) },
    ],
    ['waking', snoozed, { kind: 'wake' }, { state: 'open', snoozedUntil: null }],
    [
      'waking a request',
      { ...waiting, state: 'snoozed', snoozedUntil: now },
      { kind: 'wake' },
      { state: 'waiting', snoozedUntil: null },
    ],
    ['waking what is awake', held, { kind: 'wake' }, {}],
    ['closing', held, { kind: 'close' }, { state: 'closed', holder: 'nobody', handBackAt: null }],
    [
      'closing a request',
      waiting,
      { kind: 'close' },
      { state: 'closed', holder: 'nobody', endedAt: now, endedAs: 'closed' },
    ],
    ['reopening', closed, { kind: 'reopen' }, { state: 'open', holder: 'agent' }],
    ['a message to the agent', fresh, { kind: 'visitor-wrote' }, {}],
    ['a message to a person', held, { kind: 'visitor-wrote' }, {}],
    [
      'a message after the time is up',
      { ...held, handBackAt: now },
      { kind: 'visitor-wrote' },
      { holder: 'agent', handBackAt: null },
    ],
    [
      'a message after the time is up, with a request that got no reply',
      { ...held, wantedAt: minutes(-50), handBackAt: now },
      { kind: 'visitor-wrote' },
      { holder: 'agent', handBackAt: null, state: 'waiting' },
    ],
    [
      'handing back a request without a reply',
      { ...held, wantedAt: minutes(-50) },
      { kind: 'hand-back', by: 'ana' },
      { holder: 'agent', assigneeId: null, handBackAt: null, state: 'waiting' },
    ],
    [
      'the time being up',
      { ...held, handBackAt: now },
      { kind: 'time-up' },
      { holder: 'agent', handBackAt: null },
    ],
    ['the time not being up', held, { kind: 'time-up' }, {}],
    ['a message to what is closed', closed, { kind: 'visitor-wrote' }, { state: 'open', holder: 'agent' }],
    ['a message to what sleeps', snoozed, { kind: 'visitor-wrote' }, { state: 'open', snoozedUntil: null }],
    ['a request', fresh, { kind: 'person-wanted' }, { state: 'waiting', wantedAt: now }],
    ['a second request while the first waits', waiting, { kind: 'person-wanted' }, {}],
    [
      'a request after one that was answered',
      { ...waiting, state: 'open', repliedAt: minutes(-4), endedAt: minutes(-4), endedAs: 'answered' },
      { kind: 'person-wanted' },
      { state: 'waiting', wantedAt: now, repliedAt: null, endedAt: null, endedAs: null },
    ],
    ['the end by the visitor', fresh, { kind: 'visitor-finished' }, { state: 'closed', holder: 'nobody' }],
  ])('%s', (_what, before, action, change) => {
    expect(act(before, action)).toEqual({ handling: { ...before, ...change } });
  });

  test('without a time set, the agent stays silent until it is handed back', () => {
    expect(act(fresh, { kind: 'take-over', by: 'ana' }, null)).toMatchObject({
      handling: { handBackAt: null },
    });
  });
});

describe('what is refused', () => {
  test.each<[Handling, HandlingAction, string]>([
    [held, { kind: 'take-over', by: 'ben' }, 'held-by-another'],
    [held, { kind: 'reply', by: 'ben' }, 'held-by-another'],
    [fresh, { kind: 'hand-back', by: 'ana' }, 'not-held'],
    [closed, { kind: 'hand-back', by: 'ana' }, 'closed'],
    [closed, { kind: 'assign', to: 'ben' }, 'closed'],
    [closed, { kind: 'snooze', until: minutes(1) }, 'closed'],
    [waiting, { kind: 'snooze', until: now }, 'not-in-future'],
    [closed, { kind: 'close' }, 'closed'],
    [waiting, { kind: 'reopen' }, 'not-closed'],
  ])('%j: %j', (handling, action, refused) => {
    expect(act(handling, action)).toEqual({ refused });
  });
});

test.each<[string, Handling, boolean]>([
  ['the agent has it', fresh, false],
  ['a request waits, which the agent may go on answering', waiting, false],
  ['a person has it', held, true],
  ['a person has it for as long as they like', { ...held, handBackAt: null }, true],
  ['a person had it and the time is up', { ...held, handBackAt: now }, false],
  ['it was left to others', left, true],
  ['it is closed', closed, false],
  ['it sleeps, in the hands of a person', snoozed, true],
])('the agent is silent when %s', (_what, handling, isSilent) => {
  expect(isAgentSilent(handling, now)).toBe(isSilent);
});
