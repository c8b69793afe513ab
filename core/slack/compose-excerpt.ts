import type { EmailThread } from '#core/emails/email.ts';
import { escapeSlackText } from './escape-slack-text.ts';
import { literalBlock } from './literal-block.ts';
import { markedText } from './marked-text.ts';
import type { SlackBlock, SlackMessage } from './slack-message.ts';

/** What was said before a case came up, as the first reply of its thread; null for nothing. */
export function composeExcerpt({ turns, earlier }: EmailThread, agentName: string): SlackMessage | null {
  if (turns.length === 0) return null;
  const blocks = turns.flatMap(({ from, name, text }): SlackBlock[] => {
    const who = from === 'visitor' ? 'Visitor' : from === 'agent' ? agentName : (name ?? 'A colleague');
    return [{ type: 'context', elements: [markedText(`*${escapeSlackText(who)}*`)] }, literalBlock(text)];
  });
  const heading = earlier === 0 ? 'Before that' : `Before that (${earlier} earlier messages are left out)`;
  return { text: heading, blocks: [{ type: 'section', text: markedText(`_${heading}_`) }, ...blocks] };
}
