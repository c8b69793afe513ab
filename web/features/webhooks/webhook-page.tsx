import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { webhookQuery } from './webhooks.queries.ts';

/** One webhook: how it is doing, what can be done with it, and its log. */
export default function WebhookPage() {
  const { webhookId = '' } = useParams();
  const webhook = useQuery(webhookQuery(webhookId));
  return (
    <div className="space-y-6">
      <p>
        <Link to={paths.accountSettings('webhooks')} className={linkLook}>
          All webhooks
        </Link>
      </p>
      {webhook.data ? (
        <>
          <WebhookCard webhook={webhook.data} />
          <DeliveryLog webhook={webhook.data} />
        </>
      ) : webhook.isError ? (
        <Card>
          <ErrorState error={webhook.error} onRetry={() => void webhook.refetch()} />
        </Card>
      ) : (
        <Loading>
          <Skeleton className="h-48 w-full" />
        </Loading>
      )}
    </div>
  );
}
