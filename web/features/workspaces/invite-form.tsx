import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { emailPattern } from '#contract/email-address/email-address.ts';
import { registrationMessages } from '#contract/registration/registration.ts';
import { invite } from '#contract/workspaces/workspaces.endpoints.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { invitationsQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { roleWords } from './roles.ts';

export function InviteForm() {
  const { workspace } = useSettings();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    read: (data) => ({
      email: String(data.get('email')).trim(),
      role: String(data.get('role')) as Role,
    }),
    check: ({ email }): FieldErrors =>
      emailPattern.test(email) ? {} : { email: registrationMessages.email },
    send: async (body) => {
      await call(invite, { body });
      if (input.current) input.current.value = '';
      input.current?.focus();
      showToast.done(`The invitation to ${body.email} is on its way.`);
      await queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey });
    },
  });
  const roles = roleWords.filter(({ role }) => role !== 'owner' || workspace.role === 'owner');

  return (
    <form {...form.props} className="space-y-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_10rem_auto]">
        <Field label="Email" error={form.errors.email ?? form.message ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="email"
              autoComplete="off"
              placeholder="name@company.com"
              maxLength={254}
              name="email"
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
        <Button type="submit" isBusy={form.isBusy} className="sm:mt-6.75">
          Invite
        </Button>
      </div>
    </form>
  );
}
