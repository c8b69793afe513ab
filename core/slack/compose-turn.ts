import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { describeRefusedFiles } from '#core/attachments/describe-refused-files.ts';
import { nameFiles } from '#core/attachments/name-files.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { escapeSlackText } from './escape-slack-text.ts';
import { literalBlock } from './literal-block.ts';
import { markedText } from './marked-text.ts';
import type { SlackMessage } from './slack-message.ts';

type Said = Pick<Message, 'author' | 'text' | 'attachments' | 'refusedFiles'>;

/** One message of a conversation in its thread: who wrote it, and the words as they are. */
export function composeTurn(
  { author, text, attachments, refusedFiles }: Said,
  agentName: string,
): SlackMessage {
  const who =
    author.kind === 'visitor' ? 'Visitor' : author.kind === 'agent' ? agentName : (author.name ?? '');
  const refused = describeRefusedFiles(refusedFiles);
  const files = attachments.length === 0 ? '' : nameFiles(attachments);
  return {
    text: escapeSlackText(`${who}: ${shortenText(text, 200)}`),
    blocks: [
      { type: 'context', elements: [markedText(`*${escapeSlackText(who)}*`)] },
      ...(text === '' ? [] : [literalBlock(text)]),
      ...(files === '' || files === text
        ? []
        : [{ type: 'context' as const, elements: [markedText(`Files: ${escapeSlackText(files)}`)] }]),
      ...(refused === ''
        ? []
        : [{ type: 'context' as const, elements: [markedText(escapeSlackText(refused))] }]),
    ],
  };
}
