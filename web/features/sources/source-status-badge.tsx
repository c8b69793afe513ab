import { CircleAlert, CircleCheck, CircleMinus, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { PageStatus, SourceStatus } from '#contract/sources/sources.ts';
import { Badge } from '#web/ui/badge.tsx';

const looks = {
  queued: { label: 'Queued', tone: 'neutral', icon: Clock },
  training: { label: 'Training', tone: 'training', icon: LoaderCircle },
  ready: { label: 'Ready', tone: 'quiet', icon: CircleCheck },
  partial: { label: 'Partly ready', tone: 'partial', icon: TriangleAlert },
  skipped: { label: 'Skipped', tone: 'neutral', icon: CircleMinus },
  failed: { label: 'Failed', tone: 'failed', icon: CircleAlert },
} as const satisfies Record<SourceStatus | PageStatus, unknown>;

/** Status of a source or of one page, by colour, icon and word. */
export function SourceStatusBadge({ status }: { status: SourceStatus | PageStatus }) {
  const { label, tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon} isTurning={status === 'training'}>
      {label}
    </Badge>
  );
}
