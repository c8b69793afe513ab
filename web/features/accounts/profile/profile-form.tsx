import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ProfileChanges } from '#contract/profile/profile.schemas.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { checkPassword } from '#core/safety/passwords/check-password.ts';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { CallError } from '#web/lib/call-error.ts';
import { useSession } from '#web/shell/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { NameFields } from './name-fields.tsx';
import { OptionalPasswordField } from './optional-password-field.tsx';

interface Saved {
  message: string;
  /** Labels of the fields that were left empty and show their stored value again. */
  kept: string[];
}

export function ProfileForm() {
  const { user, updateProfile } = useSession();
  const hasPassword = useQuery(accountQuery()).data?.hasPassword ?? false;
  const [saved, setSaved] = useState<Saved | null>(null);
  const [password, setPassword] = useState('');
  const form = useForm({
    read: readChanges,
    send: async (changes, element) => {
      const problem = changes.password === undefined ? null : checkPassword(changes.password);
      // Above the button, because the hint at the field already says the same.
      if (problem) throw new Error(problem);
      const { message, user: stored } = await updateProfile(changes);
      setSaved({
        message: message || 'Profile updated successfully',
        kept: showStored(element, stored),
      });
      setPassword('');
    },
    placeFailure: (failure): FieldErrors =>
      failure instanceof CallError && failure.code === 'invalid-credentials'
        ? { currentPassword: failure.message }
        : {},
    describe: (failure) => (failure as Error).message || 'Failed to update profile',
    warnsBeforeLeaving: true,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    setSaved(null);
    form.props.onSubmit(event);
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    setSaved(null);
    form.props.onInput(event);
  };

  return (
    <form {...form.props} onSubmit={submit} onInput={edit} className="space-y-5">
      <Field label="Email" hint="Your email cannot be changed.">
        {(control) => <TextInput {...control} type="email" value={user?.email ?? ''} readOnly />}
      </Field>
      <NameFields user={user} errors={form.errors} />
      <OptionalPasswordField value={password} onChange={setPassword} error={form.errors.password} />
      {hasPassword && password !== '' && <CurrentPasswordField error={form.errors.currentPassword} />}
      {form.message && <Notice tone="error">{form.message}</Notice>}
      {saved && (
        <Notice tone="success">
          {saved.message}
          {saved.kept.length > 0 && (
            <span className="block font-normal">
              {saved.kept.join(', ')}: empty fields are not saved, so the previous value stays.
            </span>
          )}
        </Notice>
      )}
      <Button type="submit" isBusy={form.isBusy}>
        {form.isBusy ? 'Updating...' : 'Update Profile'}
      </Button>
    </form>
  );
}

const labels = { firstname: 'First Name', lastname: 'Last Name', company: 'Company' } as const;

/** Shows what the server has now. Returns the labels of empty fields that have a stored value. */
function showStored(form: HTMLFormElement, stored: User): string[] {
  const kept: string[] = [];
  for (const field of Object.keys(labels) as (keyof typeof labels)[]) {
    const input = form.elements.namedItem(field) as HTMLInputElement;
    if (input.value.trim() === '' && stored[field] !== '') kept.push(labels[field]);
    input.value = stored[field];
  }
  return kept;
}

/** Only fields that are not empty are sent (specification, section 5). */
function readChanges(form: FormData): ProfileChanges {
  const fields = ['firstname', 'lastname', 'company', 'password', 'currentPassword'] as const;
  return Object.fromEntries(
    fields.map((field) => [field, String(form.get(field) ?? '').trim()]).filter(([, value]) => value),
  );
}
