import type { SlackButton } from '#core/slack/compose-case.ts';

interface InChannel {
  channelId: string;
  /** Who did it, by Slack's id. */
  userId: string;
}

/** What somebody did in Slack, as it is stored until it is handled. */
export type SlackActivity =
  | (InChannel & { kind: 'reply'; threadTs: string; ts: string; text: string; files: number })
  | (InChannel & { kind: 'mention'; threadTs: string; ts: string; text: string })
  | (InChannel & { kind: 'press'; threadTs: string; button: SlackButton; conversationId: string });
