import { Link } from 'react-router';
import { formatNumber } from '#web/lib/format.ts';
import { linkLook } from '#web/ui/link-look.ts';

/** A number that leads to the messages behind it; none where there is nothing to lead to. */
export function CountLink({ count, to }: { count: number; to: string }) {
  if (count === 0) return '0';
  return (
    <Link to={to} className={linkLook}>
      {formatNumber(count)}
    </Link>
  );
}
