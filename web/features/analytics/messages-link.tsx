import { Link, type To } from 'react-router';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';

interface MessagesLinkProps {
  /** What was counted, for people who do not see the row. */
  of: string;
  messages: number;
  to: To;
  className?: string;
}

/** A number of messages that leads to their conversations. */
export function MessagesLink({ of, messages, to, className }: MessagesLinkProps) {
  return (
    <Link
      to={to}
      aria-label={`${of}: read ${formatCount(messages, 'message')}`}
      className={classNames(
        'inline-block min-w-6 text-right font-semibold text-brand tabular-nums underline underline-offset-4',
        className,
      )}
    >
      {formatNumber(messages)}
    </Link>
  );
}
