import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import type { ActionParameter } from '#contract/actions/actions.schemas.ts';
import { type ParameterKind, parameterKinds, parametersMaximum } from '#contract/actions/actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const kindLabels: Record<ParameterKind, string> = {
  text: 'Text',
  number: 'Number',
  email: 'Email',
  date: 'Date',
  choice: 'Choice',
};

interface ParameterFieldsProps {
  parameters: readonly ActionParameter[];
  onChange: (parameters: ActionParameter[]) => void;
  error: string | undefined;
}

/** What the visitor is asked for before a call. */
export function ParameterFields({ parameters, onChange, error }: ParameterFieldsProps) {
  const change = (at: number, fields: Partial<ActionParameter>) =>
    onChange(parameters.map((each, place) => (place === at ? { ...each, ...fields } : each)));
  return (
    <fieldset className="space-y-3" aria-describedby={error ? 'parameters-error' : undefined}>
      <legend className="text-sm font-semibold">Parameters</legend>
      <p className="text-xs text-ink-secondary">
        What the visitor is asked for. Put the name in braces into the URL or the body.
      </p>
      {parameters.map((parameter, at) => (
        <ParameterRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is its place
          key={at}
          place={at + 1}
          parameter={parameter}
          onChange={(fields) => change(at, fields)}
          onRemove={() => onChange(parameters.filter((_each, place) => place !== at))}
        />
      ))}
      {error && (
        <p id="parameters-error" className="flex gap-1.5 text-xs font-medium text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {parameters.length < parametersMaximum && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            onChange([...parameters, { name: '', label: '', kind: 'text', isRequired: true, options: [] }])
          }
        >
          <Plus aria-hidden />
          Add a parameter
        </Button>
      )}
    </fieldset>
  );
}

interface ParameterRowProps {
  place: number;
  parameter: ActionParameter;
  onChange: (fields: Partial<ActionParameter>) => void;
  onRemove: () => void;
}

function ParameterRow({ place, parameter, onChange, onRemove }: ParameterRowProps) {
  const { name, label, kind, isRequired, options } = parameter;
  return (
    <fieldset
      aria-label={`Parameter ${place}`}
      className="space-y-3 rounded-md border border-line bg-page p-3"
    >
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem_auto]">
        <Field label="Name">
          {(control) => (
            <TextInput
              {...control}
              name="parameters"
              value={name}
              onChange={({ target }) => onChange({ name: target.value })}
              placeholder="order"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Question to the visitor">
          {(control) => (
            <TextInput
              {...control}
              data-field="parameters"
              value={label}
              onChange={({ target }) => onChange({ label: target.value })}
              placeholder="Order number"
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Kind">
          {(control) => (
            <Select
              {...control}
              data-field="parameters"
              value={kind}
              onChange={({ target }) => onChange({ kind: target.value as ParameterKind })}
            >
              {parameterKinds.map((each) => (
                <option key={each} value={each}>
                  {kindLabels[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <IconButton label={`Remove parameter ${place}`} className="sm:mt-6" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {kind === 'choice' && <OptionsField options={options} onChange={onChange} />}
      <Checkbox
        data-field="parameters"
        label="Required"
        checked={isRequired}
        onChange={({ target }) => onChange({ isRequired: target.checked })}
      />
    </fieldset>
  );
}

interface OptionsFieldProps {
  options: readonly string[];
  onChange: (fields: Pick<ActionParameter, 'options'>) => void;
}

function OptionsField({ options, onChange }: OptionsFieldProps) {
  return (
    <Field label="Options" hint="Separated by commas.">
      {(control) => (
        <TextInput
          {...control}
          data-field="parameters"
          defaultValue={options.join(', ')}
          onChange={({ target }) => onChange({ options: splitOptions(target.value) })}
          placeholder="Small, Medium, Large"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

const splitOptions = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
