import { useQuery } from '@tanstack/react-query';
import { Plus, SquareFunction } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Action } from '#contract/actions/actions.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { actionsQuery, useDeleteAction } from './actions.queries.ts';

/** The actions of an agent. */
export function ActionList({ agentId }: { agentId: string }) {
  const actions = useQuery(actionsQuery(agentId));
  const deletion = useDeleteAction(agentId);
  const [deleted, setDeleted] = useState<Action | null>(null);
  return (
    <Card
      title="Actions of this agent"
      isFlush
      actions={
        <ButtonLink size="sm" to={paths.action(agentId, 'new')}>
          <Plus aria-hidden />
          New action
        </ButtonLink>
      }
    >
      <VerifyFirst purpose="create actions" className="mx-5 mb-5" />
      <ItemList
        label="Actions"
        query={actions}
        empty={
          <EmptyRow icon={SquareFunction} title="No action yet">
            Create one with the URL of your server, for example to tell visitors where their order is.
          </EmptyRow>
        }
      >
        {(action) => (
          <ItemRow
            key={action.id}
            title={
              <Link to={paths.action(agentId, action.id)} className={linkLook}>
                {action.name}
              </Link>
            }
            mark={action.isOn ? undefined : <Badge tone="neutral">Off</Badge>}
            text={`${action.method} ${action.url}`}
            actions={
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete ${action.name}`}
                onClick={() => setDeleted(action)}
              >
                Delete
              </Button>
            }
          />
        )}
      </ItemList>
      <ConfirmDialog
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
        title="Delete this action?"
        confirmLabel="Delete"
        onConfirm={async () => {
          if (deleted) await deletion.mutateAsync(deleted.id);
          showToast.done('The action is deleted.');
        }}
      >
        Your agent no longer uses <strong className="font-semibold text-ink">{deleted?.name}</strong>. The
        values of its headers are deleted too.
      </ConfirmDialog>
    </Card>
  );
}
