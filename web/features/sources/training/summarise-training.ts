import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';

interface TrainingSummary {
  text: string;
  /** The website of which not everything was read, for the way to its pages. */
  cutSource: Pick<Source, 'id'> | null;
}

type Trained = Pick<Source, 'id' | 'kind' | 'status' | 'progress'>;

/**
 * The result of a training that is over: first what was read, then, where the limit of the plan was reached, that this is
 * why nothing more was read.
 * @param links the meter of the agent's links
 */
export function summariseTraining(
  sources: readonly Trained[],
  links: UsageLimit | undefined,
): TrainingSummary {
  const isFull = links !== undefined && links.limit !== null && links.used >= links.limit;
  const websites = sources.filter(({ kind }) => kind === 'website');
  // A website that is only lacking failed pages was not cut by the plan.
  const cut = websites.find(({ status, progress }) => status === 'partial' && progress.failed === 0);
  const pages = websites.reduce((sum, { progress }) => sum + progress.done, 0);
  if (!isFull || !cut) return { text: 'Training is complete. You can ask your agent now.', cutSource: null };
  return {
    text: `Training is complete: ${formatCount(pages, 'page')} ${pages === 1 ? 'was' : 'were'} read, the most your plan allows. Your agent answers from ${pages === 1 ? 'it' : 'them'}. Other pages of the website were left out.`,
    cutSource: cut,
  };
}

/** How far the sources are that are being read now; those that are done have nothing to say to it. */
export function describeTraining(sources: readonly Trained[]): string {
  const running = sources.filter(({ status }) => status === 'queued' || status === 'training');
  const withPages = running.filter(({ kind }) => kind === 'website' || kind === 'notion');
  const others = running.length - withPages.length;
  const read = withPages.reduce((sum, { progress }) => sum + progress.done + progress.failed, 0);
  const found = withPages.reduce((sum, { progress }) => sum + progress.total, 0);
  const parts = [
    withPages.length > 0 && `${formatNumber(read)} of ${formatCount(found, 'page')} read`,
    others > 0 && `${formatCount(others, 'source')}${withPages.length > 0 ? ' more' : ''} being read`,
  ];
  return `Training: ${parts.filter(Boolean).join(', ')}.`;
}
