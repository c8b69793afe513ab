import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { registrationMessages } from '#contract/accounts.schemas.ts';
import { emailPattern } from '#contract/email-address.ts';
import { invite } from '#contract/workspaces.endpoints.ts';
import type { Role } from '#contract/workspaces.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { invitationsQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { roleWords } from './roles.ts';

export function InviteForm() {
  const { workspace } = useSettings();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const { submit, isBusy, error, setError } = useSubmit(async (role: Role) => {
    await call(invite, { body: { email, role } });
    setEmail('');
    input.current?.focus();
    showToast.done(`The invitation to ${email.trim()} is on its way.`);
    await queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey });
  });
  const roles = roleWords.filter(({ role }) => role !== 'owner' || workspace.role === 'owner');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!emailPattern.test(email.trim())) {
      input.current?.focus();
      return setError(registrationMessages.email);
    }
    void submit(String(new FormData(event.currentTarget).get('role')) as Role);
  };

  return (
    <form noValidate onSubmit={send} className="space-y-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_10rem_auto]">
        <Field label="Email" error={error ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="email"
              autoComplete="off"
              placeholder="name@company.com"
              maxLength={254}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(null);
              }}
            />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <Select {...control} name="role" defaultValue="agent-editor">
              {roles.map(({ role, label }) => (
                <option key={role} value={role}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" isBusy={isBusy} className="sm:mt-6.75">
          Invite
        </Button>
      </div>
    </form>
  );
}
