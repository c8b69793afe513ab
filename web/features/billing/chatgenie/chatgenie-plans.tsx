import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { messagePlans } from '#contract/chat-archives/chat-archives.ts';
import {
  cancelChatgenie,
  resumeChatgenie,
  startChatgenieCheckout,
} from '#contract/chatgenie-billing/chatgenie-billing.endpoints.ts';
import type { ChatgenieBilling } from '#contract/chatgenie-billing/chatgenie-billing.schemas.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { CheckList } from '#web/site/check-list.tsx';
import { contactPath } from '#web/site/contact-topics.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { showChatgenieBilling } from './chatgenie-billing.queries.ts';

const { free } = messagePlans;

const freeLines = [
  `Your newest ${formatNumber(free.messages ?? 0)} messages`,
  `Chats from ${free.platforms} platforms`,
  `${free.questionsPerDay} answered questions per day`,
  'Basic figures: messages by person, day, month and hour, words and emoji',
  'Cards of a year to download',
];
const proLines = [
  'All of your messages, from all platforms',
  'Questions without a daily limit',
  'All figures: who starts, reply times, balance, streaks, silences, tone and who turns to whom',
  'Links to share the cards of a year',
  'Originals kept and legal exports',
];

/** Both plans of ChatGenie side by side, and what can be done about them. */
export function ChatgeniePlans({ billing }: { billing: ChatgenieBilling }) {
  const { plan, priceCents } = billing;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Card title="Free" actions={plan === 'free' && <Badge tone="ready">Your plan</Badge>}>
        <Price cents={0} />
        <CheckList entries={freeLines} className="mt-5 text-sm" />
        <p className="mt-5 text-sm text-ink-secondary">
          When Pro ends, nothing is deleted: you keep all imported messages, archives, kept originals and
          links, and can read, search and delete them. Imports add nothing while you have more than Free
          includes.
        </p>
      </Card>
      <Card title="Pro" actions={plan === 'pro' && <Badge tone="ready">Your plan</Badge>}>
        <Price cents={priceCents} />
        <CheckList entries={proLines} className="mt-5 text-sm" />
        <div className="mt-5 space-y-4 border-t border-line pt-5">
          <NextStep billing={billing} />
          <PlanButtons billing={billing} />
        </div>
      </Card>
    </div>
  );
}

function Price({ cents }: { cents: number }) {
  return (
    <p>
      <span className="font-display text-2xl font-semibold tabular-nums">
        {cents === 0 ? '$0' : formatMoney(cents)}
      </span>
      <span className="text-sm text-ink-secondary"> per month</span>
    </p>
  );
}

/** What happens next, and when. */
function NextStep({ billing }: { billing: ChatgenieBilling }) {
  const { subscription, isGranted, provider, priceCents } = billing;
  const line = (text: string) => <p className="text-sm text-ink-secondary">{text}</p>;
  if (subscription === null && isGranted) return line('You were given Pro. You pay nothing for it.');
  if (subscription === null && provider === null)
    return (
      <p className="text-sm text-ink-secondary">
        Pro is not sold on this installation.{' '}
        <Link to={contactPath()} className={linkLook}>
          Contact us
        </Link>{' '}
        to ask for it.
      </p>
    );
  if (subscription === null) return line('Paid by the month, before tax. You can cancel at any time.');
  const end = formatDate(subscription.periodEnd);
  if (subscription.cancelsAtEnd)
    return line(
      isGranted
        ? `You cancelled, and pay nothing after ${end}. You keep Pro, which you were given.`
        : `You cancelled. You have Pro until ${end}.`,
    );
  if (subscription.state !== 'active') return null;
  return line(`Renews on ${end} for ${formatMoney(subscription.nextAmountCents ?? priceCents)}, before tax.`);
}

function PlanButtons({ billing }: { billing: ChatgenieBilling }) {
  const { subscription, isGranted, provider } = billing;
  const queryClient = useQueryClient();
  const [isCancelling, setIsCancelling] = useState(false);
  const tell = (error: unknown) => showToast.failed(describeError(error));
  const buy = useMutationOnce({
    mutationFn: () => call(startChatgenieCheckout, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: tell,
  });
  const resume = useMutationOnce({
    mutationFn: () => call(resumeChatgenie, {}),
    onSuccess: (changed) => {
      showChatgenieBilling(queryClient, changed);
      showToast.done('Your subscription continues.');
    },
    onError: tell,
  });
  if (provider === null) return null;
  const ignore = () => undefined;
  if (subscription === null)
    return isGranted ? null : (
      <Button isBusy={buy.isPending} onClick={() => buy.mutateAsync().catch(ignore)}>
        Get Pro
      </Button>
    );
  return (
    <>
      {subscription.cancelsAtEnd ? (
        <Button isBusy={resume.isPending} onClick={() => resume.mutateAsync().catch(ignore)}>
          Resume subscription
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setIsCancelling(true)}>
          Cancel subscription
        </Button>
      )}
      <ConfirmDialog
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        title="Cancel your subscription?"
        confirmLabel="Cancel subscription"
        keepLabel="Keep subscription"
        onConfirm={async () => {
          showChatgenieBilling(queryClient, await call(cancelChatgenie, {}));
          showToast.done('Your subscription is cancelled.');
        }}
      >
        {subscription.state === 'active'
          ? `You have Pro until ${formatDate(subscription.periodEnd)}. Until then you can resume. `
          : 'The open payment is cancelled, and the subscription ends now. '}
        Nothing is deleted.
      </ConfirmDialog>
    </>
  );
}
