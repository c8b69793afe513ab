import type { User } from '#contract/users/users.schemas.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';

/** First name, last name and company of the user. */
export function NameFields({ user, errors }: { user: User | null; errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstname}>
          {(control) => (
            <TextInput
              {...control}
              name="firstname"
              defaultValue={user?.firstname}
              autoComplete="given-name"
              maxLength={100}
            />
          )}
        </Field>
        <Field label="Last Name" error={errors.lastname}>
          {(control) => (
            <TextInput
              {...control}
              name="lastname"
              defaultValue={user?.lastname}
              autoComplete="family-name"
              maxLength={100}
            />
          )}
        </Field>
      </div>
      <Field label="Company" error={errors.company}>
        {(control) => (
          <TextInput
            {...control}
            name="company"
            defaultValue={user?.company}
            autoComplete="organization"
            maxLength={100}
          />
        )}
      </Field>
    </>
  );
}
