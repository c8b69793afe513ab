import { calComKeyMaximumLength } from '#contract/cal-com/cal-com.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useCalComConnection } from './cal-com.queries.ts';

/** Takes an API key of Cal.com, and says where to get one. */
export function ConnectCalCom() {
  const { connect } = useCalComConnection();
  const form = useForm({
    read: (data) => ({ apiKey: String(data.get('apiKey')).trim() }),
    check: refuseEmpty({ apiKey: 'Paste the API key from Cal.com.' }),
    send: async ({ apiKey }) => {
      await connect.mutateAsync(apiKey);
      showToast.done('Cal.com is connected.');
    },
  });
  return (
    <form {...form.props} className="max-w-2xl space-y-5">
      <VerifyFirst purpose="connect Cal.com" />
      <ol className="list-decimal space-y-1 ps-5 text-sm">
        <li>
          At Cal.com open{' '}
          <a
            href="https://app.cal.com/settings/developer/api-keys"
            target="_blank"
            rel="noopener noreferrer"
            className={linkLook}
          >
            Settings › Developer › API keys
          </a>
          .
        </li>
        <li>Create a key. Choose “Never expires”, or note when to replace it.</li>
        <li>Copy the key and paste it here.</li>
      </ol>
      <Field
        label="API key"
        hint="It begins with cal_. It is stored encrypted and never shown again."
        error={form.errors.apiKey}
        isRequired
      >
        {(field) => (
          <PasswordInput
            {...field}
            name="apiKey"
            maxLength={calComKeyMaximumLength}
            autoComplete="off"
            placeholder="cal_live_…"
          />
        )}
      </Field>
      <CallFailure error={form.failure} />
      <Button type="submit" isBusy={form.isBusy}>
        Connect
      </Button>
    </form>
  );
}
