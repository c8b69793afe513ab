import { useQueryClient } from '@tanstack/react-query';
import { revokeApiKey } from '#contract/api-keys/api-keys.endpoints.ts';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { apiKeysQuery } from '#web/console/account/account.queries.ts';
import { call } from '#web/lib/call.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** Asks before a key is revoked; closed while there is none. */
export function RevokeApiKey({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <ConfirmDialog
      isOpen={apiKey !== null}
      onClose={onClose}
      title="Revoke this key?"
      confirmLabel="Revoke"
      onConfirm={async () => {
        if (apiKey) await call(revokeApiKey, { params: { apiKeyId: apiKey.id } });
        await queryClient.invalidateQueries({ queryKey: apiKeysQuery().queryKey });
        showToast.done('The key is revoked.');
      }}
    >
      Programs that use <strong className="font-semibold break-words text-ink">{apiKey?.name}</strong> stop
      working at once, and what they subscribed to ends. This cannot be undone.
    </ConfirmDialog>
  );
}
