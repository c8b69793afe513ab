import type { OutcomeCounts } from '#contract/conversations/conversations.schemas.ts';

/**
 * The share of questions that were answered, 0 to 1; null when nothing was asked. Small talk and human requests do
 * not count as questions, and a partly answered question does not count as answered.
 */
export function answeredRate({ answered, hedged, declined }: OutcomeCounts): number | null {
  const questions = answered + hedged + declined;
  return questions === 0 ? null : answered / questions;
}
