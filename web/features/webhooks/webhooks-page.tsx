import { useQuery } from '@tanstack/react-query';
import { Lock, Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { eventLabels } from '#web/console/webhooks/event-labels.ts';
import { WebhookState } from '#web/console/webhooks/webhook-state.tsx';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { CreateWebhook } from './create-webhook.tsx';
import { webhooksQuery } from './webhooks.queries.ts';

export default function WebhooksPage() {
  const { isAdmin } = useSettings();
  if (isAdmin) return <Webhooks />;
  return (
    <Card>
      <EmptyState icon={Lock} title="Webhooks are for admins">
        A webhook sends what visitors write to another server. Ask an admin or an owner of this workspace to
        create one.
      </EmptyState>
    </Card>
  );
}

function Webhooks() {
  const webhooks = useQuery(webhooksQuery());
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Card
      title="Webhooks"
      description={
        <>
          Tell your own programs, Zapier, Make or n8n what happens with the agents of this workspace.{' '}
          <Link to={paths.docsPage('webhooks')} className={linkLook}>
            Read how
          </Link>
        </>
      }
      isFlush
      actions={
        <Button size="sm" onClick={() => setIsCreating(true)}>
          <Plus aria-hidden />
          New webhook
        </Button>
      }
    >
      <VerifyFirst purpose="create webhooks" className="mx-5 mb-5" />
      <ItemList
        label="Webhooks"
        query={webhooks}
        empty={
          <EmptyRow icon={WebhookIcon} title="No webhook yet">
            Create one with the URL of a program that should hear about new leads or human requests.
          </EmptyRow>
        }
      >
        {(webhook) => (
          <ItemRow
            key={webhook.id}
            title={
              <Link to={paths.webhook(webhook.id)} className={linkLook}>
                {webhook.name || webhook.url}
              </Link>
            }
            mark={<WebhookState {...webhook} />}
            text={
              <>
                {webhook.name && <>{webhook.url} · </>}
                {webhook.events.map((event) => eventLabels[event]).join(', ')} · {describeLast(webhook)}
              </>
            }
          />
        )}
      </ItemList>
      <CreateWebhook isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </Card>
  );
}

function describeLast({ lastDeliveredAt }: Webhook): string {
  return lastDeliveredAt === null
    ? 'nothing delivered yet'
    : `last delivered ${formatTimeAgo(lastDeliveredAt)}`;
}
