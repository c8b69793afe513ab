import { MEASURES, type Measure } from './measures.ts';

/** The measure that a question asks for (those of other languages for prices, times and discounts only), if any. */
export function findMeasure(question: string): Measure | null {
  return MEASURES.find(({ asks }) => asks.test(question)) ?? null;
}
