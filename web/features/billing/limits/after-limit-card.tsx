import { useQueryClient } from '@tanstack/react-query';
import { chooseAfterLimit, type getUsage } from '#contract/billing/billing.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { afterLimitSteps, sparePercent } from '#contract/plans.ts';
import { usageQuery } from '#web/console/plans/billing.queries.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

const options = [
  {
    value: 'engine',
    label: 'Keep answering',
    description: `The embedded engine answers without charge, up to ${sparePercent} percent of your limit. Then visitors get the contact form.`,
  },
  {
    value: 'form',
    label: 'Show the contact form',
    description: 'Visitors see a short message and can leave their details.',
  },
];

/** What visitors find once the messages of the month are used. */
export function AfterLimitCard({ usage }: { usage: AnswerOf<typeof getUsage> }) {
  const queryClient = useQueryClient();
  const choose = useMutationOnce({
    mutationFn: (chosen: string) => {
      const step = afterLimitSteps.find((each) => each === chosen) ?? 'engine';
      return call(chooseAfterLimit, { body: { step } });
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(usageQuery().queryKey, answer);
      showToast.done('Saved. It applies from the next message.');
    },
    onError: (error) => showToast.failed(describeError(error)),
  });
  const messages = usage.meters.find(({ name }) => name === 'messages');
  if (messages?.limit === null) return null;
  return (
    <Card
      title="When your messages are used up"
      description="Your chat never shows visitors an error. Choose what it does until the next month starts."
    >
      <RadioCards
        legend="At the limit"
        name="afterLimit"
        options={options}
        value={choose.isPending ? choose.variables : usage.afterLimit.step}
        disabled={choose.isPending}
        onChange={(event) => void choose.mutateAsync(event.target.value).catch(() => undefined)}
      />
    </Card>
  );
}
