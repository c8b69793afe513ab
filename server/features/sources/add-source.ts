import type { NewSource } from '#contract/sources/sources.schemas.ts';
import { maximumPagesLimit } from '#contract/sources/sources.ts';
import type { Context } from '#server/context.ts';
import { readWebsiteAddress } from './crawling/read-website-address.ts';
import type { SourceConfig } from './sources.table.ts';
import { storeSource } from './store-source.ts';

/** Adds a website, text, or question with answer and sends it to training. Answers its id; `plan-limit` beyond the plan. */
export function addSource(ctx: Context, agentId: string, given: NewSource): Promise<string> {
  const schedule = given.kind === 'website' ? given.schedule : undefined;
  return storeSource(ctx, agentId, configOf(given), schedule);
}

function configOf(given: NewSource): SourceConfig {
  switch (given.kind) {
    case 'website':
      return {
        kind: 'website',
        ...readWebsiteAddress(given.url),
        mode: given.mode,
        include: given.include ?? [],
        exclude: given.exclude ?? [],
        maxPages: given.maxPages ?? maximumPagesLimit,
      };
    case 'text':
      return { kind: 'text', title: given.title, text: given.text };
    case 'qa':
      return {
        kind: 'qa',
        question: given.question,
        answer: given.answer,
        alternatives: given.alternatives ?? [],
      };
  }
}
