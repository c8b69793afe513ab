import { CloudOff } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PartStatus } from './part-status.tsx';
import { StatusSkeleton } from './status-skeleton.tsx';
import { overallSentences, stateLooks } from './status-words.ts';
import { type Status, useStatus } from './use-status.ts';

export const meta = () =>
  pageMeta({
    path: paths.status,
    title: `System Status · ${brand.name}`,
    description: `The current status of the website, database and background jobs of this ${brand.name} installation, and of the last 90 days.`,
  });

export default function StatusPage() {
  const { status, error, isReading, retry } = useStatus();
  return (
    <div className="mx-auto w-full max-w-7xl flex-1 px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="font-display text-3xl font-semibold tracking-tight">System Status</h1>
      <p className="mt-2 max-w-2xl text-ink-secondary">
        This installation checks each part about once a minute and counts every check. Days when it was not
        running are shown as not measured.
      </p>
      <noscript>
        <p className="mt-6">
          The current status is loaded by a script.{' '}
          <a href="/api/status" className="font-semibold text-brand underline underline-offset-4">
            View the raw data
          </a>{' '}
          instead.
        </p>
      </noscript>
      <div className="mt-8 max-w-4xl">
        {error !== null && (
          <Unreadable lastRead={status?.checkedAt ?? null} isReading={isReading} onRetry={retry} />
        )}
        {status ? <Reading status={status} /> : error === null && <StatusSkeleton />}
      </div>
      <p className="mt-6 max-w-4xl text-sm text-ink-secondary">
        Days are UTC. Bar height shows the share of passed checks: full for all, three quarters if some
        failed, half if most failed. Empty bars were not measured.
      </p>
    </div>
  );
}

function Reading({ status }: { status: Status }) {
  const { icon: Icon, panel } = stateLooks[status.status];
  return (
    <>
      <div
        className={classNames(
          'flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 rounded-lg px-5 py-4 sm:px-7',
          panel,
        )}
      >
        <Icon aria-hidden className="size-7 shrink-0" />
        {/* Only the sentence is announced: the time next to it changes every minute. */}
        <p role="status" className="flex-1 font-display text-xl font-semibold">
          {overallSentences[status.status]}
        </p>
        <p className="text-sm tabular-nums">Checked at {formatTime(status.checkedAt)}</p>
      </div>
      <ul className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface">
        {status.parts.map((part) => (
          <PartStatus key={part.name} part={part} />
        ))}
      </ul>
    </>
  );
}

interface UnreadableProps {
  lastRead: string | null;
  isReading: boolean;
  onRetry: () => void;
}

/** A failed request matters on this page: it may be an outage, or the reader's connection. */
function Unreadable({ lastRead, isReading, onRetry }: UnreadableProps) {
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface px-5 py-5 sm:px-7"
    >
      <CloudOff aria-hidden className="size-7 shrink-0 text-failed" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-lg font-semibold">The status could not be loaded</p>
        <p className="text-ink-secondary">
          Either your connection is down or the server is not responding.{' '}
          {lastRead !== null && `The status below is from ${formatTime(lastRead)}. `}
          This page tries again every minute.
        </p>
      </div>
      <Button variant="secondary" isBusy={isReading} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
