import type { NotionState } from '#contract/notion/notion.schemas.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useLeaveToSignIn } from '#web/lib/sign-in/use-leave-to-sign-in.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useNotionConnection } from './notion.queries.ts';

interface ConnectNotionProps {
  agentId: string;
  state: NotionState;
}

/** By signing in to Notion, where that is set up, or with the token of an internal connection. */
export function ConnectNotion({ agentId, state }: ConnectNotionProps) {
  return (
    <div className="max-w-2xl space-y-6">
      {state.connection?.needsReconnect && (
        <Notice tone="warning">
          Notion no longer accepts the connection. Connect again to keep your pages up to date.
        </Notice>
      )}
      <p className="text-sm text-ink-secondary">
        Connect Notion to read pages and databases. Your agent reads only what you share with the connection.{' '}
        <DocsLink page="sources#notion">How to connect Notion</DocsLink>
      </p>
      {state.canConnect ? (
        <>
          <SignIn agentId={agentId} missingSettings={state.missingSettings} />
          <TokenForm />
        </>
      ) : (
        <Notice tone="info">Ask an admin or the owner of your workspace to connect Notion.</Notice>
      )}
    </div>
  );
}

function SignIn({ agentId, missingSettings }: { agentId: string; missingSettings: string[] }) {
  const { startSignIn } = useNotionConnection();
  const { failure, isLeaving, leave } = useLeaveToSignIn(() => startSignIn.mutateAsync(agentId));
  if (missingSettings.length > 0) {
    return (
      <Notice tone="info">
        Signing in to Notion is not set up on this installation: {missingSettings.join(' and ')}{' '}
        {missingSettings.length === 1 ? 'is' : 'are'} missing. You can connect with a token.
      </Notice>
    );
  }
  return (
    <div className="space-y-3">
      <Button isBusy={isLeaving} onClick={leave}>
        Sign in to Notion
      </Button>
      <p className="text-sm text-ink-secondary">
        You choose in Notion what to share. Or connect with a token:
      </p>
      <CallFailure error={failure} />
    </div>
  );
}

function TokenForm() {
  const { connect } = useNotionConnection();
  const form = useForm({
    read: (data) => ({ token: String(data.get('token')).trim() }),
    check: refuseEmpty({ token: 'Paste the token of your Notion connection.' }),
    send: async ({ token }) => {
      await connect.mutateAsync(token);
      showToast.done('Notion is connected.');
    },
  });
  return (
    <form {...form.props} className="space-y-5">
      <Field
        label="Token"
        hint="Of an internal connection. It begins with ntn_ and is stored encrypted."
        error={form.errors.token}
      >
        {(field) => (
          <PasswordInput
            {...field}
            name="token"
            required
            maxLength={500}
            autoComplete="off"
            placeholder="ntn_…"
          />
        )}
      </Field>
      <CallFailure error={form.failure} />
      <Button type="submit" variant="secondary" isBusy={form.isBusy}>
        Connect with a token
      </Button>
    </form>
  );
}
