import { formatNumber } from '#web/lib/format.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Below this a time says nothing where an export has no seconds. */
const leastToTheMinute = 2 * minuteMs;

/**
 * A span of time in words: 125000 → 2 min 5 s. Two units at most.
 * @param isToTheMinute the times it is of have no seconds
 */
export function formatSpan(ms: number, isToTheMinute = false): string {
  if (isToTheMinute && ms < leastToTheMinute) return 'under 2 min';
  if (ms < minuteMs) return `${Math.round(ms / 1_000)} s`;
  if (ms < hourMs)
    return join(Math.floor(ms / minuteMs), 'min', Math.round((ms % minuteMs) / 1_000), 's', isToTheMinute);
  if (ms < dayMs) return join(Math.floor(ms / hourMs), 'h', Math.floor((ms % hourMs) / minuteMs), 'min');
  return join(Math.floor(ms / dayMs), 'd', Math.floor((ms % dayMs) / hourMs), 'h');
}

function join(large: number, largeUnit: string, small: number, smallUnit: string, isWhole = false): string {
  const whole = `${formatNumber(large)} ${largeUnit}`;
  return small === 0 || isWhole ? whole : `${whole} ${small} ${smallUnit}`;
}
