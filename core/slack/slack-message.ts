interface PlainText {
  type: 'plain_text';
  text: string;
}

interface MarkedText {
  type: 'mrkdwn';
  text: string;
  /** Slack makes no links or mentions of its own in it. */
  verbatim: true;
}

interface Button {
  type: 'button';
  action_id: string;
  text: PlainText;
  value?: string;
  url?: string;
  style?: 'primary';
}

export type SlackBlock =
  | { type: 'section'; text: MarkedText }
  | { type: 'context'; elements: MarkedText[] }
  | { type: 'actions'; elements: Button[] }
  /** Standard Markdown. */
  | { type: 'markdown'; text: string }
  /** Its text is shown as it is: Slack reads no markup in it. */
  | {
      type: 'rich_text';
      elements: {
        type: 'rich_text_section' | 'rich_text_quote';
        elements: { type: 'text'; text: string }[];
      }[];
    };

/** A message as the method `chat.postMessage` takes it (https://docs.slack.dev/reference/block-kit). */
export interface SlackMessage {
  /** What notifications and screen readers say. */
  text: string;
  blocks: SlackBlock[];
}
