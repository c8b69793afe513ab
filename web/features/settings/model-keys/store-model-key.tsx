import { useState } from 'react';
import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import {
  type ModelProvider,
  modelKeyMaximumLength,
  modelProviderNames,
  modelProviders,
  modelUrlMaximumLength,
} from '#contract/model-keys/model-keys.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useCreateModelKey, useUpdateModelKey } from './model-keys.queries.ts';

interface StoreModelKeyProps {
  /** The key that is replaced; null for a new one. */
  stored: ModelKey | null;
  /** Providers without a key. */
  providers: readonly ModelProvider[];
  isOpen: boolean;
  onClose: () => void;
}

/** Takes a key of a provider, or the address and models of a compatible server. */
export function StoreModelKey({ stored, providers, isOpen, onClose }: StoreModelKeyProps) {
  const title =
    stored === null
      ? 'New model key'
      : stored.provider === 'compatible'
        ? 'Edit the server'
        : `Replace the key of ${modelProviderNames[stored.provider]}`;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ModelKeyForm stored={stored} providers={providers} onClose={onClose} />
    </Dialog>
  );
}

function ModelKeyForm({ stored, providers, onClose }: Omit<StoreModelKeyProps, 'isOpen'>) {
  const [provider, setProvider] = useState<ModelProvider>(stored?.provider ?? providers[0] ?? 'openai');
  const creation = useCreateModelKey();
  const update = useUpdateModelKey(stored?.id ?? '');
  const isCompatible = provider === 'compatible';
  const form = useForm({
    read: (data) => readKeyFields(data, isCompatible),
    check: (fields) => ({
      ...(!isCompatible && fields.key === undefined ? { key: 'Paste the key.' } : {}),
      ...(isCompatible && fields.baseUrl === '' ? { baseUrl: 'Enter the base URL of the server.' } : {}),
      ...(isCompatible && fields.models?.length === 0
        ? { models: 'Enter at least one model of the server.' }
        : {}),
    }),
    send: async (body) => {
      await (stored === null ? creation.mutateAsync({ provider, ...body }) : update.mutateAsync(body));
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      {stored === null && (
        <Field label="Provider">
          {(control) => (
            <Select
              {...control}
              name="provider"
              value={provider}
              onChange={({ target }) =>
                setProvider(modelProviders.find((each) => each === target.value) ?? 'openai')
              }
            >
              {providers.map((each) => (
                <option key={each} value={each}>
                  {modelProviderNames[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isCompatible && <ServerFields errors={form.errors} stored={stored} />}
      <Field
        label="Key"
        hint={
          stored !== null && isCompatible && stored.keyEnd !== null
            ? 'Leave it empty to keep the stored one.'
            : 'It is stored encrypted and never shown again.'
        }
        error={form.errors.key}
        isRequired={!isCompatible}
        isOptional={isCompatible}
      >
        {(control) => (
          <TextInput
            {...control}
            name="key"
            type="password"
            autoComplete="off"
            maxLength={modelKeyMaximumLength}
            spellCheck={false}
          />
        )}
      </Field>
      <DialogButtons label={stored === null ? 'Store key' : 'Save'} form={form} onCancel={onClose} />
    </form>
  );
}

interface ServerFieldsProps {
  errors: Readonly<Record<string, string | undefined>>;
  stored: ModelKey | null;
}

function ServerFields({ errors, stored }: ServerFieldsProps) {
  return (
    <>
      <Field
        label="Base URL"
        hint="Any server with an OpenAI-compatible API, such as OpenRouter, Groq or your own. It must be public and begin with https://."
        error={errors.baseUrl}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="baseUrl"
            type="url"
            inputMode="url"
            defaultValue={stored?.baseUrl ?? ''}
            maxLength={modelUrlMaximumLength}
            placeholder="https://openrouter.ai/api/v1"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Models"
        hint="One on each line, as the server names them. The first is used unless an agent has another."
        error={errors.models}
        isRequired
      >
        {(control) => (
          <TextArea {...control} name="models" rows={3} defaultValue={stored?.models.join('\n') ?? ''} />
        )}
      </Field>
    </>
  );
}

function readKeyFields(data: FormData, isCompatible: boolean) {
  const key = String(data.get('key') ?? '').trim();
  const lines = String(data.get('models') ?? '').split('\n');
  return {
    ...(key === '' ? {} : { key }),
    ...(isCompatible
      ? {
          baseUrl: String(data.get('baseUrl') ?? '').trim(),
          models: [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))],
        }
      : {}),
  };
}
