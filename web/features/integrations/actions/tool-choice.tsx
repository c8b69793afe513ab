import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useToolServers } from './tool-servers.queries.ts';

interface ToolChoiceProps {
  server: ToolServer;
  onClose: () => void;
}

/** Which tools of a server the agent may use. */
export function ToolChoice({ server: { id, agentId, tools, listedAt }, onClose }: ToolChoiceProps) {
  const { allow, refresh } = useToolServers(agentId);
  const again = useSubmit(() => refresh.mutateAsync(id));
  const form = useForm({
    read: (data) => ({ tools: data.getAll('tools').map(String) }),
    send: async (chosen) => {
      await allow.mutateAsync({ toolServerId: id, ...chosen });
      showToast.done('Saved.');
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-sm text-ink-secondary">
        What only reads is called at once. For all others the visitor sees what is sent and presses Send.
      </p>
      {tools.length === 0 && <Notice tone="info">This server has no tools.</Notice>}
      <ul className="space-y-3">
        {tools.map(({ name, title, description, isReadOnly, isAllowed, obstacle }) => (
          <li key={name}>
            <Checkbox
              name="tools"
              value={name}
              defaultChecked={isAllowed}
              disabled={obstacle !== null}
              label={
                <span className="min-w-0">
                  <span className="font-semibold wrap-anywhere">{title}</span>
                  {isReadOnly && <span className="text-ink-secondary"> · only reads</span>}
                  <span className="line-clamp-3 block wrap-anywhere text-ink-secondary">
                    {obstacle ?? description}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 text-sm text-ink-secondary">
        <span>Listed {formatTimeAgo(listedAt)}</span>
        <Button size="sm" variant="secondary" isBusy={again.isBusy} onClick={() => void again.submit()}>
          List again
        </Button>
      </div>
      {again.error && <Notice tone="error">{again.error}</Notice>}
      <DialogButtons label="Save" form={form} onCancel={onClose} />
    </form>
  );
}
