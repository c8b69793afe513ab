import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { TokenField } from './token-field.tsx';
import { useToolServers } from './tool-servers.queries.ts';

interface ReplaceTokenProps {
  server: ToolServer;
  onClose: () => void;
}

/** Takes another token for a server, which lists its tools by it before it is stored. */
export function ReplaceToken({ server: { id, agentId }, onClose }: ReplaceTokenProps) {
  const { replaceToken } = useToolServers(agentId);
  const form = useForm({
    read: (data) => ({ token: String(data.get('token')).trim() }),
    check: refuseEmpty({ token: 'Enter the token.' }),
    send: async ({ token }) => {
      await replaceToken.mutateAsync({ toolServerId: id, token });
      showToast.done('The server accepts the new token.');
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <TokenField error={form.errors.token} isOptional={false} />
      <DialogButtons label="Connect again" form={form} onCancel={onClose} />
    </form>
  );
}
