import { MEASURES, type Measure } from './measures.ts';

/** The measure that an English question asks for, if any. */
export function findMeasure(question: string): Measure | null {
  return MEASURES.find(({ asks }) => asks.test(question)) ?? null;
}
