import { listOf } from '#core/chat-archives/reading/json/list-of.ts';
import { recordOf } from '#core/chat-archives/reading/json/record-of.ts';
import { textOf } from '#core/chat-archives/reading/json/text-of.ts';

/** Blocks of Slack are no deeper than this. */
const deepest = 8;

/** The words of a message whose text is empty, as programs send it: those of its blocks, else of its attachments. */
export function textOfParts(value: Record<string, unknown>): string {
  const ofBlocks = listOf(value.blocks)
    .map((block) => wordsIn(block, 0))
    .filter((text) => text !== '');
  if (ofBlocks.length > 0) return ofBlocks.join('\n');
  return listOf(value.attachments)
    .map(recordOf)
    .map(
      ({ pretext, title, text, fallback }) =>
        [textOf(pretext), textOf(title), textOf(text)].filter(Boolean).join('\n') || textOf(fallback),
    )
    .filter((text) => text !== '')
    .join('\n');
}

function wordsIn(block: unknown, depth: number): string {
  if (depth > deepest) return '';
  const { type, text, elements, url, user_id: user, name } = recordOf(block);
  if (type === 'user') return `<@${textOf(user)}>`;
  if (type === 'emoji') return `:${textOf(name)}:`;
  if (type === 'link') return textOf(text) || textOf(url);
  const own = typeof text === 'string' ? text : textOf(recordOf(text).text);
  return (
    own +
    listOf(elements)
      .map((element) => wordsIn(element, depth + 1))
      .join('')
  );
}
