import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { headersMaximum, headerValueMaximumLength } from '#contract/actions/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

export interface DraftHeader {
  name: string;
  value: string;
  /** The server has a value for it, which is not shown. */
  isStored: boolean;
}

interface HeaderFieldsProps {
  headers: readonly DraftHeader[];
  onChange: (headers: DraftHeader[]) => void;
  error: string | undefined;
}

/** Headers of a call, such as a key of the owner's server. */
export function HeaderFields({ headers, onChange, error }: HeaderFieldsProps) {
  const change = (at: number, fields: Partial<DraftHeader>) =>
    onChange(headers.map((each, place) => (place === at ? { ...each, ...fields } : each)));
  return (
    <fieldset className="space-y-3" aria-describedby={error ? 'headers-error' : undefined}>
      <legend className="text-sm font-semibold">Headers</legend>
      <p className="text-xs text-ink-secondary">
        For a key of your server. Values are stored encrypted and never shown again. If you change the server,
        enter them again.
      </p>
      {headers.map(({ name, value, isStored }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a header is its place
          key={at}
          className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <Field label={`Name of header ${at + 1}`}>
            {(control) => (
              <TextInput
                {...control}
                name="headers"
                value={name}
                onChange={({ target }) => change(at, { name: target.value, isStored: false })}
                placeholder="Authorization"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label={`Value of header ${at + 1}`}>
            {(control) => (
              <PasswordInput
                {...control}
                data-field="headers"
                value={value}
                onChange={({ target }) => change(at, { value: target.value })}
                maxLength={headerValueMaximumLength}
                placeholder={isStored ? 'Stored' : 'Bearer …'}
                autoComplete="off"
              />
            )}
          </Field>
          <IconButton
            label={`Remove header ${at + 1}`}
            className="sm:mt-6"
            onClick={() => onChange(headers.filter((_each, place) => place !== at))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {error && (
        <p id="headers-error" className="flex gap-1.5 text-xs font-medium text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {headers.length < headersMaximum && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onChange([...headers, { name: '', value: '', isStored: false }])}
        >
          <Plus aria-hidden />
          Add a header
        </Button>
      )}
    </fieldset>
  );
}
