import { CircleAlert, CircleCheck, CircleStop, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { CrawlOutcome } from '#contract/crawls/crawls.ts';
import { Badge } from '#web/ui/badge.tsx';

const looks = {
  ready: { label: 'Complete', tone: 'quiet', icon: CircleCheck },
  partial: { label: 'Partly complete', tone: 'partial', icon: TriangleAlert },
  failed: { label: 'Failed', tone: 'failed', icon: CircleAlert },
  stopped: { label: 'Stopped', tone: 'neutral', icon: CircleStop },
} as const satisfies Record<CrawlOutcome, unknown>;

/** How a crawl ended, or that it runs. */
export function CrawlOutcomeBadge({ outcome }: { outcome: CrawlOutcome | null }) {
  if (outcome === null) {
    return (
      <Badge tone="training" icon={LoaderCircle} isTurning>
        Running
      </Badge>
    );
  }
  const { label, tone, icon } = looks[outcome];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
