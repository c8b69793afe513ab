import type { SearchChannel } from '#contract/conversations/conversations.ts';
import { ASKED_MATCH, type RankedPassage } from './search-passages.ts';

/** How a passage was found, for its owner: by what makes its rank. */
export function listChannels({
  bm25,
  question,
  questionMatch,
  similarity,
}: Pick<RankedPassage, 'bm25' | 'question' | 'questionMatch' | 'similarity'>): SearchChannel[] {
  const channels: SearchChannel[] = [];
  if (questionMatch >= ASKED_MATCH) channels.push('question');
  if (bm25 > 0 || question > 0) channels.push('words');
  if (similarity !== null && similarity.aboveMean > 0) channels.push('meaning');
  return channels;
}
