import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { formatCount } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What the exports do not tell, and how that limits the figures. */
export function CoverageNotes({ coverage }: { coverage: ArchiveStatistics['coverage'] }) {
  const { isToTheMinute, hasGaps, isOwnOnly, withoutTime } = coverage;
  const notes = [
    isToTheMinute &&
      'Times in this export have no seconds, so reply times below 2 minutes are shown as “under 2 min”.',
    hasGaps &&
      'This app exports only part of what was written. A silence or a slow reply may be a gap in the export.',
    isOwnOnly &&
      'Only your own messages are in this export, so nothing can be said about replies and balance.',
    withoutTime > 0 &&
      `${formatCount(withoutTime, 'message')} without a time ${withoutTime === 1 ? 'is' : 'are'} in no figure.`,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return <Notice tone="info">{notes.join(' ')}</Notice>;
}
