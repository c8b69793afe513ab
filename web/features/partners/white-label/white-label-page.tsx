import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useRemoveWhiteLabel, whiteLabelQuery } from '../partners.queries.ts';
import { LogoField } from './logo-field.tsx';
import { WhiteLabelForm } from './white-label-form.tsx';
import { WhiteLabelHost } from './white-label-host.tsx';

export const meta = () => [{ title: `White label · ${brand.name}` }];

/** What the clients of a partner see in place of the product. */
export default function WhiteLabelPage() {
  const query = useQuery(whiteLabelQuery());
  if (query.isError)
    return (
      <Card>
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      </Card>
    );
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-127 rounded-lg" />
      </Loading>
    );
  const { whiteLabel } = query.data;
  return (
    <>
      <p className="max-w-3xl text-sm text-ink-secondary">
        Your clients open the console under your domain, with your name, logo and colour. Their emails and the
        chats on their websites carry your name, too. This applies to client workspaces that you are a member
        of, and to everyone who signs up under your domain.{' '}
        <DocsLink page="partners#white-label">How it works</DocsLink>
      </p>
      <VerifyFirst purpose="set up a white label" />
      {whiteLabel && <WhiteLabelHost whiteLabel={whiteLabel} />}
      <WhiteLabelForm whiteLabel={whiteLabel} />
      {whiteLabel && (
        <>
          <Card title="Logo">
            <LogoField whiteLabel={whiteLabel} />
          </Card>
          <RemoveWhiteLabel />
        </>
      )}
    </>
  );
}

function RemoveWhiteLabel() {
  const remove = useRemoveWhiteLabel();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        Remove white label
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Remove your white label?"
        confirmLabel="Remove white label"
        onConfirm={async () => {
          await remove.mutateAsync(undefined);
          showToast.done('Your white label is removed.');
        }}
      >
        Your clients see {brand.name} again, and your domain stops working here. Chats that were embedded from
        it no longer load.
      </ConfirmDialog>
    </div>
  );
}
