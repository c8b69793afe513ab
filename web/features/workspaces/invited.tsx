import { UserRoundPlus } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { acceptInvitation } from '#contract/workspaces/workspaces.endpoints.ts';
import type { AfterHandOver, Role } from '#contract/workspaces/workspaces.ts';
import { call } from '#web/lib/call.ts';
import { restartStream } from '#web/lib/live/follow-together.ts';
import { liveStream } from '#web/lib/live/share-stream.ts';
import { keepReturn } from '#web/lib/sign-in/keep-return.ts';
import { useSession } from '#web/shell/session.tsx';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OtherAddress } from './other-address.tsx';
import { roleWords } from './roles.ts';

/** What the link of the email says about it. */
export interface GivenInvitation {
  workspaceName: string;
  email: string;
  role: Role;
  inviterBecomes: AfterHandOver | null;
}
/** An invitation that can be accepted, at once or after signing in. */
export function Invited({ invitation, token }: { invitation: GivenInvitation; token: string }) {
  const { user } = useSession();
  const { workspaceName, email, role, inviterBecomes } = invitation;
  const here = `${paths.invitations}?${new URLSearchParams({ token })}`;
  const accept = useSubmit(async () => {
    await call(acceptInvitation, { body: { token } });
    restartStream(liveStream);
    // A full load: nothing of the workspace before stays in memory.
    location.assign(paths.dashboard);
  });

  if (user && user.email.toLowerCase() !== email.toLowerCase()) {
    return <OtherAddress email={email} signedInAs={user.email} />;
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
      <InvitationTerms role={role} inviterBecomes={inviterBecomes} />
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

/** What someone becomes by accepting, and what becomes of the inviter. */
function InvitationTerms({ role, inviterBecomes }: Pick<GivenInvitation, 'role' | 'inviterBecomes'>) {
  const words = roleWords.find((each) => each.role === role);
  return (
    <dl className="mb-6 rounded-md bg-sunken px-4 py-3 text-sm">
      <dt className="text-ink-secondary">Your role</dt>
      <dd>
        <span className="font-semibold">{words?.label ?? role}</span>
        {words && <span className="text-ink-secondary"> · {words.description}</span>}
      </dd>
      {inviterBecomes && (
        <>
          <dt className="mt-2 text-ink-secondary">The current owner</dt>
          <dd>
            <span className="font-semibold">{inviterBecomes === 'admin' ? 'Stays as admin' : 'Leaves'}</span>
            <span className="text-ink-secondary">
              {inviterBecomes === 'admin'
                ? ' · You can change or end that under Settings, Team'
                : ' · As soon as you accept'}
            </span>
          </dd>
        </>
      )}
    </dl>
  );
}
