import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paySandboxCheckout } from '#contract/billing/billing.endpoints.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { call } from '#web/lib/call.ts';
import { sandboxCheckoutQuery, showBilling } from './billing.queries.ts';
import { SandboxCheckout } from './sandbox-checkout.tsx';

export const meta = () => [{ title: `Sandbox payment · ${brand.name}` }];

/** Where a workspace pays on the sandbox. */
export default function SandboxCheckoutPage() {
  const { checkoutId = '' } = useParams();
  const queryClient = useQueryClient();
  return (
    <SandboxCheckout
      checkout={useQuery(sandboxCheckoutQuery(checkoutId))}
      backPath={paths.billing}
      backLabel="Billing"
      send={async (body) =>
        showBilling(queryClient, await call(paySandboxCheckout, { params: { checkoutId }, body }))
      }
    />
  );
}
