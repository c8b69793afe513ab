import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createApiKey } from '#contract/api-keys/api-keys.endpoints.ts';
import { apiKeyScopes, keyLifetimesDays } from '#contract/api-keys/api-keys.ts';
import { apiKeysQuery } from '#web/console/account/account.queries.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AgentsField } from './agents-field.tsx';
import { ScopesField } from './scopes-field.tsx';
import type { SuggestedKey } from './suggest-key.ts';

interface CreateApiKeyProps {
  isOpen: boolean;
  onClose: () => void;
  /** What the form begins with, for a program that is known. */
  suggested?: SuggestedKey | undefined;
}

/** Names a key, then shows it: this is the only time that it is seen. */
export function CreateApiKey({ isOpen, onClose, suggested }: CreateApiKeyProps) {
  const [key, setKey] = useState<string | null>(null);
  const close = () => {
    setKey(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={key ? 'Your new key' : 'New API key'}
      isHeld={key !== null}
    >
      {key ? (
        <div className="space-y-4">
          <Field label="API key">{(control) => <CopyField {...control} value={key} />}</Field>
          <Notice tone="warning">
            Copy it now. You won’t see it again. It stops working when you revoke it, when it expires, or when
            you leave this workspace.
          </Notice>
          <div className="flex justify-end">
            <Button onClick={close}>Done</Button>
          </div>
        </div>
      ) : (
        <NewKeyForm onClose={close} onCreated={setKey} suggested={suggested} />
      )}
    </Dialog>
  );
}

interface NewKeyFormProps {
  onClose: () => void;
  onCreated: (key: string) => void;
  suggested: SuggestedKey | undefined;
}

function NewKeyForm({ onClose, onCreated, suggested }: NewKeyFormProps) {
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
      onCreated(key);
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
      <DialogButtons label="Create key" form={form} onCancel={onClose} />
    </form>
  );
}
