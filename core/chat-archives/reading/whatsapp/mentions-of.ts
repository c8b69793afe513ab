import { personKey } from '#core/chat-archives/reading/person-key.ts';

const none: readonly string[] = [];
/** A name between marks of isolation, or the number of somebody who is no contact. */
const mention = /@\u2068([^\u2068\u2069\n]{1,80})\u2069|@(\d{6,15})(?!\d)/g;

/** Keys of the people whom a text of WhatsApp mentions. Some are of nobody in the chat: people write such signs too. */
export function mentionsOf(text: string): readonly string[] {
  if (!text.includes('@')) return none;
  return [...text.matchAll(mention)].flatMap(([, name, number]) =>
    name === undefined ? [`+${number}`] : [personKey(name)],
  );
}
