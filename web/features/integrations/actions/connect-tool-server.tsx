import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { toolServerUrlMaximumLength } from '#contract/tool-servers/tool-servers.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { TokenField } from './token-field.tsx';
import { useToolServers } from './tool-servers.queries.ts';

interface ConnectToolServerProps {
  agentId: string;
  onCancel: () => void;
  onConnected: (server: ToolServer) => void;
}

/** Takes the URL of an MCP server, and what opens it. */
export function ConnectToolServer({ agentId, onCancel, onConnected }: ConnectToolServerProps) {
  const { connect } = useToolServers(agentId);
  const form = useForm({
    read: (data) => ({
      name: String(data.get('name')).trim(),
      url: String(data.get('url')).trim(),
      token: String(data.get('token')).trim(),
    }),
    check: refuseEmpty({ name: 'Enter a name.', url: 'Enter a URL.' }),
    send: async (body) => onConnected(await connect.mutateAsync(body)),
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Name" error={form.errors.name} isRequired>
        {(control) => (
          <TextInput {...control} name="name" maxLength={60} placeholder="Shop" autoComplete="off" />
        )}
      </Field>
      <Field
        label="URL"
        hint="Of the server’s Streamable HTTP endpoint. It must be public and begin with https://."
        error={form.errors.url}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="url"
            inputMode="url"
            maxLength={toolServerUrlMaximumLength}
            placeholder="https://shop.example/mcp"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <TokenField error={form.errors.token} isOptional />
      <DialogButtons label="Connect" form={form} onCancel={onCancel} />
    </form>
  );
}
