import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';
import { Notice } from '#web/ui/notice.tsx';

/** How a test went, with the start of what the server answered. */
export function TestResult({ delivery: { attempts } }: { delivery: Delivery }) {
  const attempt = attempts.at(-1);
  if (attempt === undefined) return null;
  return (
    <Notice tone={attempt.error === null ? 'success' : 'error'}>
      {attempt.error === null
        ? `The test arrived: your server answered ${attempt.status} in ${attempt.durationMs} ms.`
        : `The test did not arrive. ${attempt.error}`}
      {attempt.answer && (
        <span className="mt-1 block font-mono text-xs font-normal wrap-anywhere">
          {attempt.answer.slice(0, 200)}
        </span>
      )}
    </Notice>
  );
}
