import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { WrappedShare } from '#contract/wrapped/wrapped.schemas.ts';
import { shareDays, shareDaysByDefault } from '#contract/wrapped/wrapped.ts';
import {
  useShareWrapped,
  useWithdrawWrappedShare,
  wrappedSharesQuery,
} from '#web/features/chatgenie/app/archives.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import type { WrappedChoice } from './wrapped-choice.ts';

interface WrappedLinksProps {
  archiveId: string;
  canShare: boolean;
  choice: WrappedChoice & { year: number };
}

/** The links under which others see cards of this archive, and a form for one more. */
export function WrappedLinks({ archiveId, canShare, choice }: WrappedLinksProps) {
  return (
    <Card
      isFlush
      title="Links"
      description="Anyone with a link sees the cards above as they are now, without signing in. Search engines do not list them. A link ends when it expires or when you withdraw it; pictures that others have saved stay with them."
    >
      {canShare ? (
        <ShareForm archiveId={archiveId} choice={choice} />
      ) : (
        <p className="px-5 pb-5 text-sm">
          Links are part of ChatGenie Pro.{' '}
          <Link to={paths.chatgeniePlan} className={linkLook}>
            See Pro
          </Link>{' '}
          or download the cards and send them yourself.
        </p>
      )}
      <Links archiveId={archiveId} />
    </Card>
  );
}

function ShareForm({ archiveId, choice }: Omit<WrappedLinksProps, 'canShare'>) {
  const sharing = useShareWrapped(archiveId);
  const [days, setDays] = useState<(typeof shareDays)[number]>(shareDaysByDefault);
  const form = useForm({
    read: () => choice,
    check: ({ cards }) => (cards.length === 0 ? { days: 'Choose a card above.' } : {}),
    send: ({ year, look, cards, named }) =>
      sharing.mutateAsync({ year, look, cards: [...cards], named: [...named], days }),
  });
  return (
    <form {...form.props} className="px-5 pb-5">
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Works for" error={form.errors.days} className="min-w-0 flex-1 basis-40">
          {(control) => (
            <Select
              {...control}
              name="days"
              value={String(days)}
              onChange={(event) => {
                const chosen = Number(event.target.value);
                setDays(shareDays.find((each) => each === chosen) ?? shareDaysByDefault);
              }}
            >
              {shareDays.map((each) => (
                <option key={each} value={each}>
                  {each} days
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SubmitButton isBusy={form.isBusy} className="sm:mt-6.5">
          Create link
        </SubmitButton>
      </div>
      {form.message && (
        <Notice tone="error" className="mt-4">
          {form.message}
        </Notice>
      )}
    </form>
  );
}

function Links({ archiveId }: { archiveId: string }) {
  const links = useQuery(wrappedSharesQuery(archiveId));
  const withdrawal = useWithdrawWrappedShare(archiveId);
  const [leaving, setLeaving] = useState<WrappedShare | null>(null);
  if (links.isError) return <ErrorState error={links.error} onRetry={() => void links.refetch()} />;
  if (links.data === undefined || links.data.data.length === 0) return null;
  return (
    <>
      <ul aria-label="Links" className="border-t border-line">
        {links.data.data.map((share) => (
          <ItemRow
            key={share.id}
            title={
              <a href={share.url} target="_blank" rel="noreferrer" className={linkLook}>
                {formatCount(share.cards.length, 'card')} of {share.year}
              </a>
            }
            text={`Works until ${formatDateTime(share.expiresAt)}`}
            actions={
              <>
                <CopyButton size="sm" text={share.url} label="Copy link" />
                <Button size="sm" variant="secondary" onClick={() => setLeaving(share)}>
                  Withdraw
                </Button>
              </>
            }
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Withdraw this link?"
        confirmLabel="Withdraw link"
        onConfirm={() => withdrawal.mutateAsync(leaving?.id ?? '')}
      >
        The page and its pictures are deleted at once. Nobody can open the link any more.
      </ConfirmDialog>
    </>
  );
}
