import { MailX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { showInvitation } from '#contract/workspaces/workspaces.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { usePageSearch } from '#web/lib/search-params/use-page-search.ts';
import { useSession } from '#web/shell/session.tsx';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { AuthWaiting } from '#web/ui/auth-waiting.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type GivenInvitation, Invited } from './invited.tsx';

export const meta = () => [{ title: `Invitation · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

type State =
  | { step: 'waiting' }
  | { step: 'shown'; invitation: GivenInvitation }
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
      title={state.isGone ? 'This invitation no longer works' : 'The invitation could not be opened'}
      icon={MailX}
      tone="failed"
      text={state.message}
    >
      {state.isGone ? (
        <ButtonLink to={paths.home} variant="secondary">
          Go to the home page
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
