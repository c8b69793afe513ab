import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { payChatgenieCheckout } from '#contract/chatgenie-billing/chatgenie-billing.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { SandboxCheckout } from '#web/features/billing/sandbox-checkout.tsx';
import { call } from '#web/lib/call.ts';
import { chatgenieCheckoutQuery, showChatgenieBilling } from './chatgenie-billing.queries.ts';

export const meta = () => [{ title: 'Sandbox payment · ChatGenie' }];

/** Where a user pays for ChatGenie on the sandbox. */
export default function ChatgenieCheckoutPage() {
  const { checkoutId = '' } = useParams();
  const queryClient = useQueryClient();
  const params = { chatgenieCheckoutId: checkoutId };
  return (
    <SandboxCheckout
      checkout={useQuery(chatgenieCheckoutQuery(checkoutId))}
      backPath={paths.chatgeniePlan}
      backLabel="Your plan"
      send={async (body) =>
        showChatgenieBilling(queryClient, await call(payChatgenieCheckout, { params, body }))
      }
    />
  );
}
