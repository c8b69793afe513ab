import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, DatabaseBackup } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listBackups } from '#contract/operator/operator.endpoints.ts';
import type { BackupRun } from '#contract/operator/operator.schemas.ts';
import { formatBytes, formatCount } from '#web/lib/format.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { backupsQuery } from './operator.queries.ts';

type Backups = AnswerOf<typeof listBackups>;

const dayMs = 86_400_000;
const guide = <DocsLink page="self-hosting#backups-by-themselves">How backups are made</DocsLink>;

const columns: Column<BackupRun>[] = [
  { header: 'Run', cell: ({ kind }) => (kind === 'backup' ? 'Backup' : 'Test') },
  {
    header: 'Outcome',
    cell: ({ error }) => (
      <Badge tone={error === null ? 'ready' : 'failed'} icon={error === null ? CircleCheck : CircleX}>
        {error === null ? 'Good' : 'Failed'}
      </Badge>
    ),
  },
  {
    header: 'Backup',
    onCard: 'whole',
    className: '@2xl:max-w-120',
    cell: ({ name, error }) => (
      <>
        {name !== null && <code className="block text-xs break-all">{name}</code>}
        {error !== null && <span className="block break-words">{error}</span>}
      </>
    ),
  },
  { header: 'What it holds', cell: (run) => describeContent(run) },
  { header: 'Ended', cell: ({ endedAt }) => <Moment time={endedAt} /> },
];

function describeContent({ sizeBytes, rows, files }: BackupRun): string {
  if (sizeBytes === null || rows === null || files === null) return '–';
  return `${formatBytes(sizeBytes)}, ${formatCount(rows, 'row')}, ${formatCount(files, 'file')}`;
}

/** The last good backup, the last test of one, and what ran lately. */
export default function BackupsPage() {
  const backups = useQuery(backupsQuery());
  if (backups.isError)
    return (
      <Card title="Backups" isFlush>
        <ErrorState error={backups.error} onRetry={() => void backups.refetch()} />
      </Card>
    );
  if (!backups.data)
    return (
      <Card title="Backups" isFlush>
        <TableSkeleton />
      </Card>
    );
  const { place, runs } = backups.data;
  if (place === null && runs.length === 0)
    return (
      <Card title="Backups">
        <EmptyState icon={DatabaseBackup} title="No backups are made" action={guide}>
          Set BACKUP_TO and BACKUP_KEY. Then one is made every day and tested every week.
        </EmptyState>
      </Card>
    );
  return (
    <div className="space-y-6">
      <State {...backups.data} />
      <Card
        title="Latest runs"
        description="A test restores a backup into a scratch database and compares everything with what was written."
        isFlush
      >
        {runs.length === 0 ? (
          <EmptyRow icon={DatabaseBackup} title="The first backup is made within an hour" />
        ) : (
          <DataTable caption="Latest runs" columns={columns} rows={runs} keyOf={({ id }) => id} />
        )}
      </Card>
    </div>
  );
}

function State({ place, lastBackup, lastTest, runs }: Backups) {
  return (
    <Card
      title="Backups"
      description={
        place === null ? (
          'Backups are switched off: BACKUP_TO is not set.'
        ) : (
          <>
            Every day to <code className="break-all">{place}</code>, encrypted.
          </>
        )
      }
      actions={guide}
    >
      <div className="mb-5 space-y-3 empty:mb-0">
        {isLate(lastBackup, runs, 2) && (
          <Notice tone="warning">There is no good backup of the last two days.</Notice>
        )}
        <Failure runs={runs} kind="backup" says="The latest backup failed. It is tried again every hour." />
        <Failure
          runs={runs}
          kind="test"
          says="The latest test of a backup failed. Do not rely on that backup."
        />
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        <LastRun name="Last good backup" run={lastBackup} />
        <LastRun name="Last test that passed" run={lastTest} />
      </dl>
    </Card>
  );
}

/** Shown while the latest run of a kind is one that failed. */
function Failure({
  runs,
  kind,
  says,
}: {
  runs: readonly BackupRun[];
  kind: BackupRun['kind'];
  says: string;
}) {
  const latest = runs.find((run) => run.kind === kind);
  if (!latest || latest.error === null) return null;
  return (
    <Notice tone="warning">
      {says} Reason: {latest.error}
    </Notice>
  );
}

/** Not before something has been tried: a new installation has an hour. */
function isLate(lastBackup: BackupRun | null, runs: readonly BackupRun[], days: number): boolean {
  if (lastBackup === null) return runs.length > 0;
  return Date.now() - Date.parse(lastBackup.endedAt) > days * dayMs;
}

function LastRun({ name, run }: { name: string; run: BackupRun | null }) {
  return (
    <div>
      <dt className="text-sm text-ink-secondary">{name}</dt>
      <dd className="mt-1">
        {run === null ? (
          'None yet'
        ) : (
          <>
            <span className="font-semibold">
              <Moment time={run.endedAt} />
            </span>
            <span className="mt-0.5 block text-sm text-ink-secondary">{describeContent(run)}</span>
          </>
        )}
      </dd>
    </div>
  );
}
