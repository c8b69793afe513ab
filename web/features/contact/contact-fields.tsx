import { HiddenField } from '#web/site/hidden-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import type { ContactValues } from './check-contact.ts';

interface ContactFieldsProps {
  draft: Partial<ContactValues>;
  errors: FieldErrors;
}

export function ContactFields({ draft, errors }: ContactFieldsProps) {
  return (
    <>
      <Field label="Name" isRequired error={errors.name}>
        {(control) => (
          <TextInput {...control} name="name" defaultValue={draft.name} autoComplete="name" maxLength={120} />
        )}
      </Field>
      <Field label="Email" isRequired error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            defaultValue={draft.email}
            autoComplete="email"
            maxLength={254}
          />
        )}
      </Field>
      <Field label="Message" isRequired error={errors.message}>
        {(control) => (
          <TextArea {...control} name="message" defaultValue={draft.message} rows={7} maxLength={5_000} />
        )}
      </Field>
      <HiddenField />
    </>
  );
}
