import { staleAfterDays } from '#contract/contradictions/contradictions.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When a text was last seen to be as it is, marked where that is long ago. */
export function SourceAge({ checkedAt }: { checkedAt: string }) {
  const isOld = Date.now() - Date.parse(checkedAt) > staleAfterDays * dayMs;
  return (
    <span className={isOld ? 'font-semibold text-partial' : 'text-ink-secondary'}>
      Last checked <time dateTime={checkedAt}>{formatTimeAgo(checkedAt)}</time>
      {isOld && ': may be out of date'}
    </span>
  );
}
