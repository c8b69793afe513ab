import { useEffect, useRef } from 'react';
import { paths } from '#contract/page-addresses.ts';
import { keepTrial } from '#contract/trials/trials.endpoints.ts';
import type { Trial } from '#contract/trials/trials.schemas.ts';
import { call } from '#web/lib/call.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { restartStream } from '#web/lib/live/follow-together.ts';
import { liveStream } from '#web/lib/live/share-stream.ts';
import { keepReturn } from '#web/lib/sign-in/keep-return.ts';
import { useSession } from '#web/shell/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';

/** In this tab, that the visitor has gone to sign up to keep this agent: with every way of signing in they come back here. */
const wishKey = 'keepTrial';

/** The link to show it to others, and the way to keep it: at once when signed in, else by signing up. */
export function KeepTrial({ trial, secret }: { trial: Trial; secret: string }) {
  const { user } = useSession();
  const here = `${paths.trial}#${secret}`;
  const keep = useSubmit(async () => {
    sessionStorage.removeItem(wishKey);
    const { agentId } = await call(keepTrial, { body: { secret } });
    restartStream(liveStream);
    // A full load: nothing of the workspace before stays in memory.
    location.assign(paths.viewAgent(agentId));
  });
  const isBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the visitor has come back signed in
  useEffect(() => {
    if (!user || isBegun.current || sessionStorage.getItem(wishKey) !== secret) return;
    isBegun.current = true;
    void keep.submit();
  }, [user]);
  const wish = () => sessionStorage.setItem(wishKey, secret);

  return (
    <Card
      title="Keep it"
      description={`It is deleted on ${formatDateTime(trial.expiresAt)} unless someone keeps it. Its pages and conversations are then kept too.`}
    >
      {keep.error && (
        <Notice tone="error" className="mb-4">
          {keep.error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {user ? (
          <Button size="lg" isBusy={keep.isBusy} onClick={() => keep.submit()}>
            {keep.isBusy ? 'Keeping it...' : 'Keep this agent'}
          </Button>
        ) : (
          <>
            <ButtonLink to={keepReturn(paths.register, here)} size="lg" onClick={wish}>
              Keep it in a free account
            </ButtonLink>
            <ButtonLink to={keepReturn(paths.login, here)} size="lg" variant="ghost" onClick={wish}>
              Sign in
            </ButtonLink>
          </>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <p className="min-w-0 flex-1 basis-52 text-sm text-ink-secondary">
          Share it: everyone who has the link can ask it questions, and the first person to keep it owns it.
        </p>
        <CopyButton text={`${location.origin}${here}`} label="Copy link" size="sm" />
      </div>
    </Card>
  );
}
