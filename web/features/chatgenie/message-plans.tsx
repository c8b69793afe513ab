import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { messagePlans } from './chatgenie-content.ts';

/** The two plans of ChatGenie, side by side. */
export function MessagePlans() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {messagePlans.map(({ name, price, text, entries }, index) => (
        <div
          key={name}
          className={classNames(
            'flex flex-col rounded-lg border bg-surface px-6 py-8 sm:px-8',
            index === 1 ? 'border-brand ring-1 ring-brand' : 'border-line',
          )}
        >
          <h3 className="text-lg font-semibold">{name}</h3>
          <p className="mt-2 flex items-baseline gap-1">
            <span className="font-display text-4xl font-semibold tracking-tight tabular-nums">{price}</span>
            <span className="text-ink-secondary">/ month</span>
          </p>
          <p className="mt-2 text-ink-secondary">{text}</p>
          <CheckList entries={entries} className="mt-6 mb-8" />
          {index === 0 ? (
            <Link
              to={paths.chatArchives}
              className={buttonStyle({ size: 'lg', variant: 'secondary' }, 'mt-auto')}
            >
              Start free
            </Link>
          ) : (
            <Link to={paths.chatgeniePlan} className={buttonStyle({ size: 'lg' }, 'mt-auto')}>
              Get {name}
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}
