import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import type { Hook } from '#contract/hooks/hooks.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { eventLabels } from '#web/console/webhooks/event-labels.ts';
import { TestResult } from '#web/console/webhooks/test-result.tsx';
import { WebhookState } from '#web/console/webhooks/webhook-state.tsx';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useDeleteHook, useTestHook } from './hooks.queries.ts';

/** What automation tools have subscribed to, with how the last delivery went. */
export function HookList({ hooks }: { hooks: readonly Hook[] }) {
  const agents = useQuery(allAgentsQuery());
  const deletion = useDeleteHook();
  const [removed, setRemoved] = useState<Hook | null>(null);
  if (hooks.length === 0)
    return (
      <div className="border-t border-line">
        <EmptyRow icon={Zap} title="Nothing subscribed yet">
          Turn on a Zap with a trigger of the app, and its event appears here.
        </EmptyRow>
      </div>
    );
  const describe = (hook: Hook) => {
    const agent = agents.data?.find(({ id }) => id === hook.agentId);
    return [
      hook.agentId === null ? 'All agents' : (agent?.name ?? 'One agent'),
      new URL(hook.targetUrl).host,
      hook.apiKey && `key “${hook.apiKey.name}”`,
      hook.lastDeliveredAt === null
        ? 'nothing delivered yet'
        : `last delivered ${formatTimeAgo(hook.lastDeliveredAt)}`,
    ]
      .filter((part) => part !== null)
      .join(' · ');
  };
  return (
    <>
      <ul aria-label="Subscribed events" className="border-t border-line">
        {hooks.map((hook) => (
          <HookRow key={hook.id} hook={hook} text={describe(hook)} onRemove={() => setRemoved(hook)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title="Remove this subscription?"
        confirmLabel="Remove"
        onConfirm={async () => {
          if (removed !== null) await deletion.mutateAsync(removed.id);
        }}
      >
        We stop sending this event to {removed && new URL(removed.targetUrl).host}. The Zap stays on there but
        no longer starts. Turn it off there too.
      </ConfirmDialog>
    </>
  );
}

function HookRow({ hook, text, onRemove }: { hook: Hook; text: string; onRemove: () => void }) {
  const test = useTestHook(hook.id);
  const label = eventLabels[hook.event];
  return (
    <ItemRow
      title={label}
      mark={<WebhookState {...hook} />}
      text={text}
      actions={
        <>
          <Button
            size="sm"
            variant="secondary"
            isBusy={test.isPending}
            // What went wrong is shown below.
            onClick={() => void test.mutateAsync().catch(() => undefined)}
          >
            Test<span className="sr-only"> {label}</span>
          </Button>
          <ButtonLink to={paths.webhook(hook.id)} size="sm" variant="secondary">
            Deliveries<span className="sr-only"> of {label}</span>
          </ButtonLink>
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Remove<span className="sr-only"> {label}</span>
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <CallFailure error={test.error} className="mt-3" />
        {test.data && !test.isPending && (
          <div className="mt-3">
            <TestResult delivery={test.data} />
          </div>
        )}
      </div>
    </ItemRow>
  );
}
