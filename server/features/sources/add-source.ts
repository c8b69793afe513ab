import type { NewSource } from '#contract/sources/sources.schemas.ts';
import { maximumPagesLimit } from '#contract/sources/sources.ts';
import type { Context } from '#server/context.ts';
import { requireNotion } from '#server/features/notion/require-notion.ts';
import { readWebsiteAddress } from './crawling/read-website-address.ts';
import type { SourceConfig } from './sources.table.ts';
import { storeSource } from './store-source.ts';

/**
 * Adds a website, text, question with answer or pages of Notion and sends it to training. Answers its id; `plan-limit`
 * beyond the plan.
 */
export async function addSource(ctx: Context, agentId: string, given: NewSource): Promise<string> {
  if (given.kind === 'notion') await requireNotion(ctx);
  const schedule = 'schedule' in given ? given.schedule : undefined;
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
    case 'notion':
      return { kind: 'notion', items: given.items };
  }
}
