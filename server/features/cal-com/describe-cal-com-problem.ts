import type { CalComProblemKind } from '#server/ports/cal-com-problem.ts';

const SENTENCES: Record<CalComProblemKind, string> = {
  unauthorized: 'Cal.com no longer accepts the connection. Connect Cal.com again.',
  'not-found': 'Cal.com no longer has this event type. Choose another one.',
  taken: 'This time is no longer free.',
  refused: 'Cal.com did not accept the request. Check the event type at Cal.com, then try again.',
  unchangeable: 'This call can no longer be moved or cancelled.',
  busy: 'Cal.com asked us to wait, as there were too many requests. Try again in a minute.',
  unavailable: 'Cal.com is not responding. Try again in a few minutes.',
};

/** One or two sentences for the owner: what Cal.com said and what to do. */
export function describeCalComProblem(kind: CalComProblemKind): string {
  return SENTENCES[kind];
}
