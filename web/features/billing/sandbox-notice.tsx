import type { Billing } from '#contract/billing/billing.schemas.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Where no real money is, it says so. */
export function SandboxNotice({ provider }: { provider: Billing['provider'] }) {
  if (provider !== 'sandbox') return null;
  return (
    <Notice tone="warning">
      Sandbox: payments on this installation are tests.{' '}
      <span className="font-normal">Only test cards work, and no real money is taken.</span>
    </Notice>
  );
}
