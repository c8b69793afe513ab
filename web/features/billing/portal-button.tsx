import { describeError } from '#web/lib/call-error.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useBillingCalls } from './billing-calls.ts';

/** Leads to the provider's own page of the buyer; its address is made when it is asked for, as it does not last. */
export function PortalButton({ label }: { label: string }) {
  const calls = useBillingCalls();
  const open = useMutationOnce({
    mutationFn: calls.openPortal,
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showToast.failed(describeError(error)),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      isBusy={open.isPending}
      onClick={() => open.mutateAsync().catch(() => undefined)}
    >
      {label}
    </Button>
  );
}
