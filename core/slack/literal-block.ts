import type { SlackBlock } from './slack-message.ts';

/** A block that shows a text as it is: Slack reads no markup, mentions or links in it. */
export function literalBlock(text: string, how: 'section' | 'quote' = 'section'): SlackBlock {
  return { type: 'rich_text', elements: [{ type: `rich_text_${how}`, elements: [{ type: 'text', text }] }] };
}
