import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

/** The optional fields: first name, last name and company. */
export function OptionalFields() {
  return (
    <div className="space-y-4 border-t border-line pt-4">
      <p className="text-xs text-ink-secondary">You can add these later in your profile.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" isOptional>
          {(control) => <TextInput {...control} name="firstname" autoComplete="given-name" maxLength={100} />}
        </Field>
        <Field label="Last name" isOptional>
          {(control) => <TextInput {...control} name="lastname" autoComplete="family-name" maxLength={100} />}
        </Field>
      </div>
      <Field label="Company" isOptional>
        {(control) => <TextInput {...control} name="company" autoComplete="organization" maxLength={100} />}
      </Field>
    </div>
  );
}
