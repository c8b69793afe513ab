import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { updateSource } from '#contract/sources/sources.endpoints.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { editAddress } from '#web/features/sources/editing/edit-address.ts';
import { describeSchedule } from '#web/features/sources/schedule/describe-schedule.ts';
import { SourceActions } from '#web/features/sources/source-actions.tsx';
import { sourceKinds } from '#web/features/sources/source-kinds.ts';
import { SourceProgress } from '#web/features/sources/source-progress.tsx';
import { SourceStatusBadge } from '#web/features/sources/source-status-badge.tsx';
import { hasFailedPages } from '#web/features/sources/sources.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDateTime, formatTimeAgo } from '#web/lib/format-time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SelectBox } from '#web/ui/lists/select-box.tsx';

interface SourceRowProps {
  source: Source;
  /** How many answers cite it; absent while that is not known. */
  cited?: number | undefined;
  /** No other source is cited as often. */
  isMostCited?: boolean;
  isChosen?: boolean;
  /** Absent where sources are not chosen. */
  onChoose?: () => void;
  /** Deleting has a button of its own. */
  showsDelete?: boolean;
}

/** One source of the list: what it is, its state and how many answers cite it. Its name leads to its pages. */
export function SourceRow({
  source,
  cited,
  isMostCited = false,
  isChosen = false,
  onChoose,
  showsDelete = false,
}: SourceRowProps) {
  const { icon: Icon, label } = sourceKinds[source.kind];
  const mayChange = useMay(updateSource);
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 pr-3 pl-5 last:border-b-0 hover:bg-sunken/50 md:grid-cols-[auto_minmax(0,1fr)_9rem_8rem_auto]">
      <span className="row-span-2 flex items-center gap-3 md:row-span-1">
        {onChoose && (
          <span className="relative z-1">
            <SelectBox label={`Choose ${source.title}`} isChecked={isChosen} onChange={onChoose} />
          </span>
        )}
        <Icon aria-hidden className="size-4.5 shrink-0 text-ink-secondary" />
      </span>
      <span className="min-w-0 py-1 max-md:pb-0.5">
        <Link
          to={paths.source(source.agentId, source.id)}
          className="line-clamp-2 text-sm font-medium break-words outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
        >
          {source.title}
        </Link>
        <span className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-secondary">
          <span className="min-w-10">{label}</span>
          <SourceProgress source={source} />
        </span>
        <Problem source={source} />
      </span>
      {/* In columns where there is room, else in one line below the name. */}
      <span className="col-start-2 row-start-2 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-secondary tabular-nums md:contents">
        <State source={source} />
        <span className="md:text-right">
          {cited !== undefined && (
            <span className={isMostCited ? '-mx-1 rounded-xs bg-cited px-1 text-on-cited' : undefined}>
              {cited === 0 ? 'Not cited yet' : `Cited ${cited === 1 ? 'once' : formatCount(cited, 'time')}`}
            </span>
          )}
        </span>
      </span>
      {mayChange && (
        <span className="relative z-1 col-start-3 row-span-2 row-start-1 ml-2 flex items-center md:col-start-5 md:row-span-1">
          <Link
            to={editAddress(source)}
            aria-label={`Edit ${source.title}`}
            title="Edit"
            className="inline-flex size-10 items-center justify-center rounded-md text-ink-secondary hover:bg-sunken hover:text-ink"
          >
            <Pencil aria-hidden className="size-4.5" />
          </Link>
          <SourceActions source={source} showsDelete={showsDelete} />
        </span>
      )}
    </li>
  );
}

/** What the source is now, when that was read, and when it is read again. */
function State({ source }: { source: Source }) {
  return (
    <span className="max-md:contents md:flex md:flex-col md:items-start md:gap-y-0.5">
      {/* On a phone, that all is well needs no line in every row. */}
      <span className={source.status === 'ready' ? 'max-md:sr-only' : undefined}>
        <SourceStatusBadge status={source.status} />
      </span>
      {source.trainedAt && (
        <time
          dateTime={source.trainedAt}
          title={formatDateTime(source.trainedAt)}
          className="relative z-1 max-md:hidden"
        >
          Trained {formatTimeAgo(source.trainedAt)}
        </time>
      )}
      {source.schedule !== 'never' && <span>{describeSchedule(source)}</span>}
    </span>
  );
}

function Problem({ source }: { source: Source }) {
  if (!source.error) return null;
  return (
    <span
      className={classNames(
        'mt-0.5 block text-xs',
        source.status === 'failed' ? 'text-failed' : 'text-partial',
      )}
    >
      {source.error}{' '}
      {hasFailedPages(source) && (
        <Link
          to={paths.sourcePages(source.agentId, source.id, 'failed')}
          aria-label={`See which pages of ${source.title} could not be read`}
          className="relative z-1 font-semibold whitespace-nowrap underline underline-offset-4"
        >
          See which
        </Link>
      )}
    </span>
  );
}
