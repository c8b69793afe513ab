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
import { SelectBox } from '#web/ui/lists/select-box.tsx';

interface SourceRowProps {
  source: Source;
  /** How many answers cite it; absent while that is not known. */
  cited?: number | undefined;
  isChosen?: boolean;
  /** Absent where sources are not chosen. */
  onChoose?: () => void;
  /** Deleting has a button of its own. */
  showsDelete?: boolean;
}

/** One source of the list; its name leads to its pages. */
export function SourceRow({
  source,
  cited,
  isChosen = false,
  onChoose,
  showsDelete = false,
}: SourceRowProps) {
  const { icon: Icon, label } = sourceKinds[source.kind];
  const mayChange = useMay(updateSource);
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-1.5 pr-3 pl-5 last:border-b-0 hover:bg-sunken/50">
      <span className="flex min-w-0 flex-1 basis-48 items-start gap-3 py-1.5">
        {onChoose && (
          <span className="relative z-1 mt-0.5">
            <SelectBox label={`Choose ${source.title}`} isChecked={isChosen} onChange={onChoose} />
          </span>
        )}
        <Icon aria-label={label} className="mt-0.5 size-4.5 shrink-0 text-ink-secondary" />
        <span className="min-w-0">
          <Link
            to={paths.source(source.agentId, source.id)}
            className="line-clamp-2 text-sm font-medium break-words outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {source.title}
          </Link>
          <span className="mt-0.5 block">
            <SourceProgress source={source} cited={cited} />
          </span>
          {source.schedule !== 'never' && (
            <span className="mt-0.5 block text-xs text-ink-secondary">{describeSchedule(source)}</span>
          )}
          {source.error && (
            <span
              className={`mt-0.5 block text-xs ${source.status === 'failed' ? 'text-failed' : 'text-partial'}`}
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
          )}
        </span>
      </span>
      <span className="ml-auto flex items-center gap-4">
        {/* That all is well needs no sign in every row. */}
        {source.status === 'ready' ? (
          <span className="sr-only">Ready</span>
        ) : (
          <SourceStatusBadge status={source.status} />
        )}
        {mayChange && (
          <span className="relative z-1 flex items-center">
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
      </span>
    </li>
  );
}
