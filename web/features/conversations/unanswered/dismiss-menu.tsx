import { type Dismissal, dismissals } from '#contract/unanswered-questions/unanswered-questions.ts';
import { useSettleQuestions } from '#web/console/conversations/conversations.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuLabel } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

export const dismissalLabels: Record<Dismissal, string> = {
  'off-topic': 'Not about us',
  'not-a-question': 'Not a real question',
  handled: 'Answered elsewhere',
  other: 'Another reason',
};

/** Takes questions off the list, for a reason. */
export function DismissMenu({ questionIds }: { questionIds: string[] }) {
  const { dismiss } = useSettleQuestions();
  const run = (reason: Dismissal) =>
    dismiss.mutate(
      { questionIds, reason },
      {
        onSuccess: ({ questions }) => showToast.done(`${formatCount(questions, 'question')} dismissed.`),
        onError: (error) => showToast.failed(describeError(error)),
      },
    );
  return (
    <Menu
      trigger={
        <Button size="sm" variant="secondary" isBusy={dismiss.isPending}>
          Dismiss
        </Button>
      }
    >
      <MenuLabel>Why does it need no answer?</MenuLabel>
      {dismissals.map((reason) => (
        <MenuItem key={reason} onSelect={() => run(reason)}>
          {dismissalLabels[reason]}
        </MenuItem>
      ))}
    </Menu>
  );
}
