import { type FormEvent, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { passwordMaximumLength } from '#contract/passwords.ts';
import type { ProfileChanges, User } from '#contract/users.schemas.ts';
import { checkPassword } from '#core/safety/check-registration.ts';
import { PasswordStrengthMeter } from '#web/console/account/password-strength-meter.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/shell/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const meta = () => [{ title: `Profile Settings · ${brand.name}` }];

interface Result {
  tone: 'success' | 'error';
  text: string;
  /** Labels of the fields that were left empty and show their stored value again. */
  kept?: string[];
}

export default function ProfilePage() {
  const { user, updateProfile } = useSession();
  const [password, setPassword] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const changes = changesOf(new FormData(form));
    const problem = changes.password === undefined ? null : checkPassword(changes.password);
    if (problem) return setResult({ tone: 'error', text: problem });
    setIsSaving(true);
    setResult(null);
    try {
      const { message, user: stored } = await updateProfile(changes);
      setResult({
        tone: 'success',
        text: message || 'Profile updated successfully',
        kept: showStored(form, stored),
      });
      setPassword('');
    } catch (error) {
      setResult({ tone: 'error', text: (error as Error).message || 'Failed to update profile' });
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <div className="mx-auto w-full max-w-7xl space-y-6 px-4 py-8 sm:px-6">
      <PageHeading title="Profile Settings" trail={[{ to: paths.dashboard, label: 'Dashboard' }]} />
      <Card className="max-w-2xl">
        <form onSubmit={submit} onInput={() => setResult(null)} className="space-y-5">
          <Field label="Email" hint="Your email cannot be changed.">
            {(control) => <TextInput {...control} type="email" value={user?.email ?? ''} readOnly />}
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="First Name">
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
            <Field label="Last Name">
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
          <Field label="Company">
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
          <div>
            <Field
              label="New Password"
              hint="Password must be at least 8 characters long and contain letters and numbers. A new password signs you out on all other devices."
            >
              {(control) => (
                <PasswordInput
                  {...control}
                  name="password"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                  autoComplete="new-password"
                  placeholder="Leave blank to keep the current password"
                  maxLength={passwordMaximumLength}
                />
              )}
            </Field>
            <PasswordStrengthMeter password={password} />
          </div>
          {result && (
            <Notice tone={result.tone}>
              {result.text}
              {result.kept && result.kept.length > 0 && (
                <span className="block font-normal">
                  {result.kept.join(', ')}: empty fields are not saved, so the previous value stays.
                </span>
              )}
            </Notice>
          )}
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? 'Updating...' : 'Update Profile'}
          </Button>
        </form>
      </Card>
    </div>
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
function changesOf(form: FormData): ProfileChanges {
  const fields = ['firstname', 'lastname', 'company', 'password'] as const;
  return Object.fromEntries(
    fields.map((field) => [field, String(form.get(field) ?? '').trim()]).filter(([, value]) => value),
  );
}
