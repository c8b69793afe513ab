import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { deletePasskey } from '#contract/passkeys/passkeys.endpoints.ts';
import type { Passkey } from '#contract/passkeys/passkeys.schemas.ts';
import { passkeysQuery } from '#web/console/account/account.queries.ts';
import { call } from '#web/lib/call.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { AddPasskey } from './add-passkey.tsx';

export function PasskeysCard() {
  const queryClient = useQueryClient();
  const passkeys = useQuery(passkeysQuery());
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const canAdd = 'PublicKeyCredential' in window;

  return (
    <Card
      isSplit
      title="Passkeys"
      description="Sign in with your fingerprint, your face or your device’s code instead of a password."
      isFlush
      actions={
        canAdd && (
          <Button size="sm" variant="secondary" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden />
            Add a passkey
          </Button>
        )
      }
    >
      <ItemList
        label="Passkeys"
        query={passkeys}
        empty={
          <EmptyRow icon={KeyRound} title="No passkey yet">
            {canAdd
              ? 'Add one on each device you use to sign in.'
              : 'This browser does not support passkeys, or this site is not open over HTTPS.'}
          </EmptyRow>
        }
      >
        {(passkey) => (
          <ItemRow
            key={passkey.id}
            title={passkey.name}
            text={`Added ${formatDate(passkey.createdAt)} · ${
              passkey.lastUsedAt ? `last used ${formatDate(passkey.lastUsedAt)}` : 'not used yet'
            }`}
            actions={
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => setRemoved(passkey)}
              >
                Remove
              </Button>
            }
          />
        )}
      </ItemList>
      <AddPasskey isOpen={isAdding} onClose={() => setIsAdding(false)} />
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title="Remove this passkey?"
        confirmLabel="Remove"
        onConfirm={async () => {
          if (removed) await call(deletePasskey, { params: { passkeyId: removed.id } });
          await queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });
          showToast.done('The passkey is removed.');
        }}
      >
        <strong className="font-semibold break-words text-ink">{removed?.name}</strong> no longer signs you
        in. Remove it from the device as well.
      </ConfirmDialog>
    </Card>
  );
}
