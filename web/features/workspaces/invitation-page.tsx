import { MailX, UserRoundPlus, UserRoundX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { logout } from '#contract/sessions.endpoints.ts';
import { acceptInvitation, showInvitation } from '#contract/workspaces.endpoints.ts';
import type { AfterHandOver, Role } from '#contract/workspaces.ts';
import { call } from '#web/lib/call.ts';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { keepReturn } from '#web/lib/keep-return.ts';
import { liveStream, restartStream } from '#web/lib/share-stream.ts';
import { usePageSearch } from '#web/lib/use-page-search.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/shell/session.tsx';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { AuthWaiting } from '#web/ui/auth-waiting.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { roleWords } from './roles.ts';

export const meta = () => [{ title: `Invitation · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

interface Invitation {
  workspaceName: string;
  email: string;
  role: Role;
  inviterBecomes: AfterHandOver | null;
}
type State =
  | { step: 'waiting' }
  | { step: 'shown'; invitation: Invitation }
  | { step: 'failed'; message: string; isGone: boolean };

/** Where a mailed invitation leads, signed in or not. */
export default function InvitationPage() {
  const { isLoading } = useSession();
  const token = usePageSearch().get('token') ?? '';
  const [state, setState] = useState<State>({ step: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    const abort = new AbortController();
    call(showInvitation, { body: { token }, signal: abort.signal })
      .then((invitation) => setState({ step: 'shown', invitation }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        const isGone = error instanceof CallError && (error.status === 404 || error.status === 400);
        setState({ step: 'failed', message: describeError(error), isGone });
      });
    return () => abort.abort();
  }, [token, attempt]);

  if (isLoading || state.step === 'waiting') return <AuthWaiting>Opening your invitation...</AuthWaiting>;
  if (state.step === 'shown') return <Invited invitation={state.invitation} token={token} />;
  return (
    <AuthCard
      title={state.isGone ? 'This invitation does not work any more' : 'The invitation could not be opened'}
      icon={MailX}
      tone="failed"
      text={state.message}
    >
      {state.isGone ? (
        <ButtonLink to={paths.home} variant="secondary">
          Go to the start page
        </ButtonLink>
      ) : (
        <Button
          onClick={() => {
            setState({ step: 'waiting' });
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      )}
    </AuthCard>
  );
}

function Invited({ invitation, token }: { invitation: Invitation; token: string }) {
  const { user } = useSession();
  const { workspaceName, email, role, inviterBecomes } = invitation;
  const words = roleWords.find((each) => each.role === role);
  const here = `${paths.invitations}?${new URLSearchParams({ token })}`;
  const accept = useSubmit(async () => {
    await call(acceptInvitation, { body: { token } });
    restartStream(liveStream);
    // A full load: nothing of the workspace before stays in memory.
    location.assign(paths.dashboard);
  });
  const leave = useSubmit(async () => {
    await call(logout, {});
    location.reload();
  });

  if (user && user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <AuthCard
        title="This invitation is for another address"
        icon={UserRoundX}
        tone="failed"
        text={
          <>
            It was sent to <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>, and you
            are signed in as <strong className="font-semibold wrap-anywhere text-ink">{user.email}</strong>.
          </>
        }
      >
        {leave.error && (
          <Notice tone="error" className="mb-4">
            {leave.error}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button isBusy={leave.isBusy} onClick={() => leave.submit()}>
            Sign out and go on
          </Button>
          <ButtonLink to={paths.dashboard} variant="secondary">
            Open dashboard
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }

  return (
    <AuthCard
      title={inviterBecomes ? `Take over ${workspaceName}` : `Join ${workspaceName}`}
      icon={UserRoundPlus}
      text={
        <>
          {inviterBecomes
            ? `Its agents, messages and leads on ${brand.name} become yours, as`
            : `You are invited to work with them on ${brand.name}, as`}{' '}
          <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>.
        </>
      }
    >
      <dl className="mb-6 rounded-md bg-sunken px-4 py-3 text-sm">
        <dt className="text-ink-secondary">Your role</dt>
        <dd>
          <span className="font-semibold">{words?.label ?? role}</span>
          {words && <span className="text-ink-secondary"> · {words.description}</span>}
        </dd>
        {inviterBecomes && (
          <>
            <dt className="mt-2 text-ink-secondary">Whoever hands it over</dt>
            <dd>
              <span className="font-semibold">
                {inviterBecomes === 'admin' ? 'Stays as admin' : 'Leaves'}
              </span>
              <span className="text-ink-secondary">
                {inviterBecomes === 'admin'
                  ? ' · You can change or end that under Settings, Team'
                  : ' · At the moment that you accept'}
              </span>
            </dd>
          </>
        )}
      </dl>
      {accept.error && (
        <Notice tone="error" className="mb-4">
          {accept.error}
        </Notice>
      )}
      {user ? (
        <Button size="lg" className="w-full" isBusy={accept.isBusy} onClick={() => accept.submit()}>
          {accept.isBusy ? 'Joining...' : 'Accept the invitation'}
        </Button>
      ) : (
        <div className="space-y-3">
          <ButtonLink to={keepReturn(paths.register, here)} state={{ email }} size="lg" className="w-full">
            Create an account
          </ButtonLink>
          <ButtonLink to={keepReturn(paths.login, here)} size="lg" variant="secondary" className="w-full">
            Sign in to accept
          </ButtonLink>
        </div>
      )}
    </AuthCard>
  );
}
