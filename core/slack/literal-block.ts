import type { SlackBlock } from './slack-message.ts';

/** Words of others, shown as they are. */
export function literalBlock(text: string, how: 'section' | 'quote' = 'section'): SlackBlock {
  return { type: 'rich_text', elements: [{ type: `rich_text_${how}`, elements: [{ type: 'text', text }] }] };
}
