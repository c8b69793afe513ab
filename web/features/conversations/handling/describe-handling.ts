import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import { formatDateTime, formatTime, formatTimeAgo } from '#web/lib/format-time.ts';

/** Who has a conversation and what happens next, in one or two sentences. */
export function describeHandling(handling: PresentedHandling, myId: string | undefined): string {
  const { state, holder, assignee, snoozedUntil, wantedAt, endedAs } = handling;
  if (state === 'closed') return 'This conversation is closed.';
  const snoozed =
    state === 'snoozed' && snoozedUntil ? ` Snoozed until ${formatDateTime(snoozedUntil)}.` : '';
  if (holder === 'agent') {
    const wanted =
      wantedAt && endedAs === null ? `The visitor asked for a person ${formatTimeAgo(wantedAt)}.` : '';
    const looking = assignee ? ` Assigned to ${nameOf(assignee, myId)}.` : '';
    return `${wanted || 'Your agent answers.'}${looking}${snoozed}`;
  }
  return `${describeHolder(handling, myId)}${snoozed}`;
}

function describeHolder(
  { state, holder, assignee, handBackAt }: PresentedHandling,
  myId: string | undefined,
): string {
  const until = handBackAt ? ` Your agent answers again at ${formatTime(handBackAt)} if nobody replies.` : '';
  // Who writes from Slack without an account cannot be named as who has it.
  if (holder === 'nobody' && state === 'open')
    return `A colleague without an account has this conversation.${until}`;
  if (holder === 'nobody' || assignee === null) return `Nobody has this conversation.${until}`;
  const isMine = assignee.id === myId;
  return `${isMine ? 'You have' : `${assignee.name} has`} this conversation.${until}`;
}

const nameOf = ({ id, name }: { id: string; name: string }, myId: string | undefined): string =>
  id === myId ? 'you' : name;
