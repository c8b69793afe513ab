import { useQueryClient } from '@tanstack/react-query';
import { createApiKey } from '#contract/api-keys/api-keys.endpoints.ts';
import { apiKeyScopes, keyLifetimesDays } from '#contract/api-keys/api-keys.ts';
import { apiKeysQuery } from '#web/console/account/account.queries.ts';
import { call } from '#web/lib/call.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { SecretDialog, type SecretMaking } from '#web/ui/overlays/secret-dialog.tsx';
import { AgentsField } from './agents-field.tsx';
import { ScopesField } from './scopes-field.tsx';
import type { SuggestedKey } from './suggest-key.ts';

interface CreateApiKeyProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the form begins with, for a program that is known. */
  suggested?: SuggestedKey | undefined;
}

/** Names a key, then shows it. */
export function CreateApiKey({ isOpen, onClose, suggested }: CreateApiKeyProps) {
  return (
    <SecretDialog
      isOpen={isOpen}
      onClose={onClose}
      title="New API key"
      madeTitle="Your new key"
      label="API key"
      advice="It stops working when you revoke it, when it expires, or when you leave this workspace."
    >
      {(making) => <NewKeyForm {...making} suggested={suggested} />}
    </SecretDialog>
  );
}

function NewKeyForm({ onMade, onCancel, suggested }: SecretMaking & Pick<CreateApiKeyProps, 'suggested'>) {
  const queryClient = useQueryClient();
  const form = useForm({
    read: (data) => ({
      name: String(data.get('name')).trim(),
      scopes: apiKeyScopes.filter((scope) => data.getAll('scopes').includes(scope)),
      agentIds: data.has('agents') ? data.getAll('agents').map(String) : null,
      expiresInDays: data.get('lifetime') === 'none' ? null : Number(data.get('lifetime')),
    }),
    check: refuseEmpty({ name: 'Give the key a name.', scopes: 'Choose what the key may do.' }),
    send: async (body) => {
      const { key } = await call(createApiKey, { body });
      onMade(key);
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery().queryKey });
    },
  });

  return (
    <form {...form.props} className="space-y-4">
      <Field
        label="Name"
        hint="The program that will use it, such as “CRM sync”."
        error={form.errors.name}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={suggested?.name}
            maxLength={80}
            autoComplete="off"
          />
        )}
      </Field>
      <ScopesField suggested={suggested?.scopes ?? ['read']} error={form.errors.scopes} />
      <AgentsField suggested={suggested?.agentIds ?? []} />
      <Field label="Valid for" error={form.errors.expiresInDays}>
        {(control) => (
          <Select {...control} name="lifetime" defaultValue="none">
            {keyLifetimesDays.map((days) => (
              <option key={days} value={days ?? 'none'}>
                {days === null ? 'No end, until it is revoked' : `${days} days`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DialogButtons label="Create key" form={form} onCancel={onCancel} />
    </form>
  );
}
