import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { sourceWays } from './source-ways.ts';

/** The kinds of source, each opening its form in the panel. */
export function SourceTiles({ agentId }: { agentId: string }) {
  return (
    <nav aria-label="Add a source">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {sourceWays.map(({ value, label, description, icon: Icon, badge }) => (
          <li key={value}>
            <Link
              to={`${paths.trainingSources(agentId)}?add=${value}`}
              preventScrollReset
              className="flex h-full flex-col rounded-lg border border-line bg-surface px-4 py-4 transition-colors hover:border-brand hover:bg-brand-soft"
            >
              <span className="flex min-h-6 items-center justify-between gap-2">
                <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-brand-soft text-on-brand-soft">
                  <Icon aria-hidden className="size-4.5" />
                </span>
                {badge && (
                  <span className="rounded-full bg-brand-soft px-2 py-0.5 text-xs font-semibold text-on-brand-soft">
                    {badge}
                  </span>
                )}
              </span>
              <span className="mt-2 text-sm font-semibold">{label}</span>
              <span className="text-xs text-ink-secondary">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
