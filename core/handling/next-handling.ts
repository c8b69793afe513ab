import type { Handling, HandlingAction } from '#contract/inbox/inbox.ts';
import { isAgentSilent } from './is-agent-silent.ts';

/** Why an action cannot be done now. */
export type Refusal = 'held-by-another' | 'not-held' | 'closed' | 'not-closed' | 'not-in-future';

export type HandlingResult = { handling: Handling } | { refused: Refusal };

interface Moment {
  now: Date;
  /** How long the agent stays silent after a member's last act; null for until it is handed back. */
  handBackMinutes: number | null;
}

/**
 * The rules for who has a conversation: what an action changes, or why it is refused. The chat path does
 * `visitor-wrote` and `person-wanted` in SQL (`store-question`, `store-answer`); a test checks that both give the
 * same results.
 */
export function nextHandling(handling: Handling, action: HandlingAction, moment: Moment): HandlingResult {
  switch (action.kind) {
    case 'take-over':
      return takeOver(handling, action.by, moment);
    case 'reply': {
      const taken = takeOver(handling, action.by, moment);
      if ('refused' in taken) return taken;
      return { handling: answerRequest(taken.handling, moment.now) };
    }
    case 'hand-back':
      if (handling.state === 'closed') return { refused: 'closed' };
      if (handling.holder === 'agent') return { refused: 'not-held' };
      return {
        handling: { ...handling, ...awake, ...handedBack, assigneeId: null, state: stateOf(handling) },
      };
    case 'assign':
      return assign(handling, action.to, moment);
    case 'snooze':
      if (handling.state === 'closed') return { refused: 'closed' };
      if (action.until <= moment.now) return { refused: 'not-in-future' };
      return { handling: { ...handling, state: 'snoozed', snoozedUntil: action.until } };
    case 'close':
      if (handling.state === 'closed') return { refused: 'closed' };
      return { handling: close(handling, moment.now) };
    case 'reopen':
      if (handling.state !== 'closed') return { refused: 'not-closed' };
      return { handling: { ...handling, ...handedBack, state: 'open' } };
    default:
      return { handling: happen(handling, action.kind, moment.now) };
  }
}

const awake = { snoozedUntil: null } as const;
const handedBack = { holder: 'agent', handBackAt: null } as const;

/** Whether the visitor's last request still waits for its end. */
const isRequestOpen = ({ wantedAt, endedAt }: Handling): boolean => wantedAt !== null && endedAt === null;

/**
 * The state when nobody but the agent has the conversation. A request that a member took and did not answer waits
 * again.
 */
const stateOf = (handling: Handling): 'waiting' | 'open' => (isRequestOpen(handling) ? 'waiting' : 'open');

function silentUntil({ now, handBackMinutes }: Moment): Date | null {
  return handBackMinutes === null ? null : new Date(now.getTime() + handBackMinutes * 60_000);
}

/**
 * Somebody without an account cannot be recorded as the holder: then the agent is silent, and any member may take it.
 */
function takeOver(handling: Handling, by: string | null, moment: Moment): HandlingResult {
  const { holder, assigneeId } = handling;
  if (holder === 'person' && (by === null || assigneeId !== by)) return { refused: 'held-by-another' };
  return {
    handling: {
      ...handling,
      ...awake,
      state: 'open',
      holder: by === null ? 'nobody' : 'person',
      assigneeId: by,
      handBackAt: silentUntil(moment),
    },
  };
}

/** A reply answers the request; the waiting time is measured to the first one. */
function answerRequest(handling: Handling, now: Date): Handling {
  if (!isRequestOpen(handling)) return handling;
  return { ...handling, repliedAt: handling.repliedAt ?? now, endedAt: now, endedAs: 'answered' };
}

/** Assigning only says who takes care of it. The agent speaks again only after handing back. */
function assign(handling: Handling, to: string | null, moment: Moment): HandlingResult {
  if (handling.state === 'closed') return { refused: 'closed' };
  if (handling.holder === 'agent') return { handling: { ...handling, assigneeId: to } };
  if (to !== null)
    return { handling: { ...handling, holder: 'person', assigneeId: to, handBackAt: silentUntil(moment) } };
  return {
    handling: { ...handling, ...awake, holder: 'nobody', assigneeId: null, state: 'waiting' },
  };
}

function close(handling: Handling, now: Date): Handling {
  const closed: Handling = { ...handling, ...awake, state: 'closed', holder: 'nobody', handBackAt: null };
  return isRequestOpen(handling) ? { ...closed, endedAt: now, endedAs: 'closed' } : closed;
}

/** Events caused by visitors and by time, which are never refused. */
function happen(
  handling: Handling,
  kind: 'wake' | 'time-up' | 'visitor-wrote' | 'person-wanted' | 'visitor-finished',
  now: Date,
): Handling {
  const isSilent = isAgentSilent(handling, now);
  switch (kind) {
    case 'wake':
      return handling.state === 'snoozed'
        ? { ...handling, ...awake, state: isSilent ? 'open' : stateOf(handling) }
        : handling;
    case 'time-up':
      if (isSilent || handling.holder === 'agent' || handling.state === 'closed') return handling;
      return {
        ...handling,
        ...handedBack,
        state: handling.state === 'snoozed' ? 'snoozed' : stateOf(handling),
      };
    case 'visitor-wrote': {
      if (isSilent)
        return { ...handling, ...awake, state: handling.state === 'snoozed' ? 'open' : handling.state };
      const isAgents = handling.holder === 'agent' && handling.state !== 'snoozed';
      return { ...handling, ...awake, ...handedBack, state: isAgents ? handling.state : stateOf(handling) };
    }
    case 'person-wanted':
      if (isRequestOpen(handling)) return { ...handling, state: 'waiting' };
      return { ...handling, state: 'waiting', wantedAt: now, repliedAt: null, endedAt: null, endedAs: null };
    case 'visitor-finished':
      return close(handling, now);
  }
}
