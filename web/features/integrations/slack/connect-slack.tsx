import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { useLeaveToSignIn } from '#web/lib/sign-in/use-leave-to-sign-in.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingNames } from '../setting-names.tsx';
import { StepList } from '../step-list.tsx';
import { useSlack } from './slack.queries.ts';

/** Leads to Slack, or says what is missing for that. */
export function ConnectSlack({ agentId, state }: { agentId: string; state: SlackState }) {
  const { isOffered, missingSettings, canConnect } = state;
  if (!isOffered) return <Notice tone="info">Slack can’t be connected under this address.</Notice>;
  if (missingSettings.length > 0)
    return (
      <div className="max-w-2xl space-y-5">
        <NotSetUp missingSettings={missingSettings} />
        <p className="text-sm font-semibold">Once it is set up</p>
        <Steps />
      </div>
    );
  if (!canConnect)
    return <Notice tone="info">Ask an admin or the owner of your workspace to connect Slack.</Notice>;
  return <SignIn agentId={agentId} />;
}

function SignIn({ agentId }: { agentId: string }) {
  const { startSignIn } = useSlack(agentId);
  const { failure, isLeaving, leave } = useLeaveToSignIn(() => startSignIn.mutateAsync());
  return (
    <div className="max-w-2xl space-y-5">
      <VerifyFirst purpose="connect Slack" />
      <Steps />
      <CallFailure error={failure} />
      <Button isBusy={isLeaving} onClick={leave}>
        Connect
      </Button>
    </div>
  );
}

function Steps() {
  return (
    <StepList>
      <p>Choose Connect. Slack opens and asks you to sign in.</p>
      <p>Choose your Slack workspace at the top right, and allow the app.</p>
      <p>You come back here and choose a channel.</p>
    </StepList>
  );
}

function NotSetUp({ missingSettings }: { missingSettings: readonly string[] }) {
  return (
    <Notice tone="neutral">
      Slack is not set up on this installation yet. Ask the person who runs it.
      <details className="mt-1">
        <summary className="disclosure w-fit font-semibold">For the person who runs it</summary>
        <p className="mt-1">
          Missing settings: <SettingNames names={missingSettings} />.
          {missingSettings.includes('BASE_URL') && (
            <>
              {' '}
              <SettingNames names={['BASE_URL']} /> must begin with https://, as Slack calls only such URLs.
            </>
          )}{' '}
          <DocsLink page="slack#set-up-the-app">How to set up the Slack app</DocsLink>
        </p>
      </details>
    </Notice>
  );
}
