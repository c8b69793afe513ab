import { MEASURES, type Measure } from './measures.ts';

/** The measure that a question asks for (German, Spanish and French ones for prices and stretches of time only), if any. */
export function findMeasure(question: string): Measure | null {
  return MEASURES.find(({ asks }) => asks.test(question)) ?? null;
}
