import type { SlackProblemKind } from '#server/ports/slack-problem.ts';

const SENTENCES: Record<SlackProblemKind, string> = {
  unauthorized: 'Slack no longer accepts the connection. Connect Slack again.',
  scope: 'The app is not allowed to do this in Slack. Connect Slack again to allow it.',
  channel:
    'The app can’t write to this channel: it is archived, deleted or private. Choose another one, or add the app to it in Slack.',
  rotation:
    'The Slack app of this installation uses tokens that end. Ask who runs it to create the app without token rotation.',
  refused: 'Slack did not accept the request. Try again; if it fails again, connect Slack again.',
  busy: 'Slack asked us to wait, as there were too many messages. They are sent later.',
  unavailable: 'Slack is not responding. Messages are sent as soon as it does.',
};

/** One or two sentences for the owner: what Slack said and what to do. */
export function describeSlackProblem(kind: SlackProblemKind): string {
  return SENTENCES[kind];
}
