import { useQuery } from '@tanstack/react-query';
import { KeyRound, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { IdentitySecret } from '#contract/identity/identity.schemas.ts';
import { identitySecretsMaximum } from '#contract/identity/identity.ts';
import { paths } from '#contract/page-addresses.ts';
import { hasRole } from '#core/safety/has-role.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { formatDate, formatTimeAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CreateSecret } from './identity/create-secret.tsx';
import { identitySecretsQuery, useDeleteIdentitySecret } from './identity/identity.queries.ts';

/** The secrets with which the owner's server says who a visitor is. */
export default function SettingsIdentityPage() {
  const agent = useAgent();
  const workspace = useQuery(workspaceQuery());
  if (workspace.data === undefined) return <Skeleton className="h-40" />;
  if (hasRole(workspace.data.role, 'admin')) return <IdentitySecrets agentId={agent.id} />;
  return (
    <Card>
      <EmptyState icon={Lock} title="Identity secrets are for admins">
        Anyone who has a secret can sign in as any visitor. Ask an admin or an owner of this workspace.
      </EmptyState>
    </Card>
  );
}

function IdentitySecrets({ agentId }: { agentId: string }) {
  const secrets = useQuery(identitySecretsQuery(agentId));
  const deletion = useDeleteIdentitySecret(agentId);
  const [isCreating, setIsCreating] = useState(false);
  const [deleted, setDeleted] = useState<IdentitySecret | null>(null);
  const isFull = (secrets.data?.length ?? 0) >= identitySecretsMaximum;

  return (
    <Card
      isSplit
      title="Signed-in visitors"
      description={
        <>
          Your server signs who a visitor is. Visitors then have one conversation on all their devices, and
          you see that their name and email address are verified.{' '}
          <Link to={paths.docsPage('identity')} className={linkLook}>
            Read how
          </Link>
        </>
      }
      isFlush
      actions={
        <Button size="sm" isDisabled={isFull} onClick={() => setIsCreating(true)}>
          <Plus aria-hidden />
          New secret
        </Button>
      }
    >
      <VerifyFirst purpose="create identity secrets" className="mx-5 mb-5" />
      <ItemList
        label="Identity secrets"
        query={secrets}
        empty={
          <EmptyRow icon={KeyRound} title="No secret yet">
            Without a secret, what your page says about a visitor is shown as not verified.
          </EmptyRow>
        }
      >
        {(secret) => (
          <ItemRow
            key={secret.id}
            title={<code className="font-mono text-sm">pis_…{secret.ending}</code>}
            text={`Created ${formatDate(secret.createdAt)} · ${describeUse(secret)}`}
            actions={
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete the secret that ends with ${secret.ending}`}
                onClick={() => setDeleted(secret)}
              >
                Delete
              </Button>
            }
          />
        )}
      </ItemList>
      {isFull && (
        <p className="px-5 py-4 text-sm text-ink-secondary">
          An agent can have two secrets. To create another, delete the one that your server no longer uses.
        </p>
      )}
      <CreateSecret agentId={agentId} isOpen={isCreating} onClose={() => setIsCreating(false)} />
      <ConfirmDialog
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
        title="Delete this secret?"
        confirmLabel="Delete"
        onConfirm={async () => {
          if (deleted) await deletion.mutateAsync(deleted.id);
          showToast.done('The secret is deleted.');
        }}
      >
        Visitors whose tokens were signed with it become unknown until your server signs with another secret.
        Conversations are kept.
      </ConfirmDialog>
    </Card>
  );
}

function describeUse({ lastUsedAt }: IdentitySecret): string {
  return lastUsedAt === null ? 'never used' : `last used ${formatTimeAgo(lastUsedAt)}`;
}
