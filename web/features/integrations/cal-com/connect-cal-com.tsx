import type { CalComState } from '#contract/cal-com/cal-com.schemas.ts';
import { calComKeyMaximumLength } from '#contract/cal-com/cal-com.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useLeaveToSignIn } from '#web/lib/sign-in/use-leave-to-sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { SettingNames } from '../setting-names.tsx';
import { StepList } from '../step-list.tsx';
import { useCalComConnection } from './cal-com.queries.ts';

/** By signing in to Cal.com, where that is set up, or with an API key. */
export function ConnectCalCom({ agentId, state }: { agentId: string; state: CalComState }) {
  const canSignIn = state.isSignInOffered && state.missingSettings.length === 0;
  return (
    <div className="max-w-2xl space-y-6">
      <VerifyFirst purpose="connect Cal.com" />
      {canSignIn && <SignIn agentId={agentId} />}
      <KeyForm isMain={!canSignIn} />
      {state.isSignInOffered && !canSignIn && (
        <Notice tone="neutral">
          Signing in to Cal.com is not set up on this installation:{' '}
          <SettingNames names={state.missingSettings} and=" and " />{' '}
          {state.missingSettings.length === 1 ? 'is' : 'are'} missing. You can connect with an API key.
        </Notice>
      )}
    </div>
  );
}

function SignIn({ agentId }: { agentId: string }) {
  const { startSignIn } = useCalComConnection();
  const { failure, isLeaving, leave } = useLeaveToSignIn(() => startSignIn.mutateAsync(agentId));
  return (
    <div className="space-y-3">
      <Button isBusy={isLeaving} onClick={leave}>
        Sign in to Cal.com
      </Button>
      <p className="text-sm text-ink-secondary">
        You allow the connection at Cal.com and come back here. Or connect with an API key:
      </p>
      <CallFailure error={failure} />
    </div>
  );
}

/** Takes an API key of Cal.com, and says where to get one. */
function KeyForm({ isMain }: { isMain: boolean }) {
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
    <form {...form.props} className="space-y-5">
      <StepList>
        <p>
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
        </p>
        <p>Create a key. Choose “Never expires”, or note when to replace it.</p>
        <p>Copy the key and paste it here.</p>
      </StepList>
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
      <Button type="submit" variant={isMain ? 'primary' : 'secondary'} isBusy={form.isBusy}>
        Connect with an API key
      </Button>
    </form>
  );
}
