import { UserRoundX } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import { logout } from '#contract/sessions/sessions.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';

/** For who is signed in with another address than the one that was invited. */
export function OtherAddress({ email, signedInAs }: { email: string; signedInAs: string }) {
  const leave = useSubmit(async () => {
    await call(logout, {});
    location.reload();
  });
  return (
    <AuthCard
      title="This invitation is for another address"
      icon={UserRoundX}
      tone="failed"
      text={
        <>
          It was sent to <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>, and you
          are signed in as <strong className="font-semibold wrap-anywhere text-ink">{signedInAs}</strong>.
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
          Sign out and continue
        </Button>
        <ButtonLink to={paths.dashboard} variant="secondary">
          Open dashboard
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
