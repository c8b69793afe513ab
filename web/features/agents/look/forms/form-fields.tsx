import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { type ContactField, contactFields } from '#contract/look/look.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type Form = Pick<AgentSettings['humanForm'], 'labels' | 'required'>;

const names: Record<ContactField, string> = { name: 'Name', email: 'Email', phone: 'Phone' };

interface FormFieldsProps {
  /** Setting that they are part of, by which the form knows what was edited. */
  field: 'humanForm' | 'leadsForm';
  value: Form;
  onChange: (changes: Partial<Form>) => void;
  isOn: Record<ContactField, boolean>;
  onSwitch: (field: ContactField, isOn: boolean) => void;
}

/** Which contact fields a form has, what each is called, and whether it must be filled in. */
export function FormFields({
  field,
  value: { labels, required },
  onChange,
  isOn,
  onSwitch,
}: FormFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Fields</legend>
      <div className="space-y-3">
        {contactFields.map((name) => (
          <div key={name} className="space-y-3 rounded-md border border-line p-3">
            <Switch
              label={names[name]}
              data-field={field}
              checked={isOn[name]}
              onChange={(event) => onSwitch(name, event.target.checked)}
            />
            {isOn[name] && (
              <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <TextInput
                  aria-label={`Label of ${names[name]}`}
                  data-field={field}
                  value={labels[name]}
                  onChange={(event) => onChange({ labels: { ...labels, [name]: event.target.value } })}
                  placeholder={names[name]}
                  maxLength={40}
                  autoComplete="off"
                  className="min-w-32 flex-1 basis-40"
                />
                <Checkbox
                  data-field={field}
                  label="Required"
                  aria-label={`${names[name]} is required`}
                  checked={required[name]}
                  onChange={(event) => onChange({ required: { ...required, [name]: event.target.checked } })}
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
