import { isOrderToAssistant } from '#core/answering/recognising/is-order-to-assistant.ts';
import { splitSentences } from '#core/reading/passages/split-sentences.ts';

/** Orders in a text that others wrote are left out, so that a model cannot follow them, and the gap is marked. */
export function withoutOrders(text: string): string {
  if (!isOrderToAssistant(text)) return text;
  const offsets = splitSentences(text, 'en');
  const kept = offsets.map((start, at) => {
    const sentence = text.slice(start, offsets[at + 1]);
    return isOrderToAssistant(sentence) ? `[…]${/\s*$/u.exec(sentence)?.[0] ?? ''}` : sentence;
  });
  return kept.join('');
}
