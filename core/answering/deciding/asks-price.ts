import { PRICE } from './figures/measures.ts';

/** Whether a question asks for a price. */
export function asksPrice(question: string): boolean {
  return PRICE.asks.test(question);
}
