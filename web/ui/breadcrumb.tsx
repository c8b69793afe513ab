import { Fragment } from 'react';
import { Link } from 'react-router';

/** The way back up: `Agents / Harbour Bikes / Messages`. The last is where one is. */
export function Breadcrumb({
  trail,
  current,
}: {
  trail: readonly { to: string; label: string }[];
  current: string;
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-secondary">
        {trail.map((step) => (
          <Fragment key={step.to}>
            <li className="max-w-60 truncate">
              <Link to={step.to} className="rounded-sm underline-offset-4 hover:text-ink hover:underline">
                {step.label}
              </Link>
            </li>
            <li aria-hidden>/</li>
          </Fragment>
        ))}
        <li aria-current="page" className="truncate font-medium text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
