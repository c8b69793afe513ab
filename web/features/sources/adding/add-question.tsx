import { questionMaximumLength } from '#contract/sources/sources.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { readLines } from '#web/features/sources/read-lines.ts';
import { useAddSource } from '#web/features/sources/sources.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** A question with its approved answer, which outranks everything else. */
export function AddQuestion({ agentId }: { agentId: string }) {
  const add = useAddSource(agentId);
  const form = useForm({
    read: readQuestion,
    check: refuseEmpty({ question: 'Write a question.', answer: 'Write an answer.' }),
    send: async ({ alternatives, ...question }, element) => {
      await add.mutateAsync({
        kind: 'qa',
        ...question,
        ...(alternatives.length > 0 ? { alternatives } : {}),
      });
      element.reset();
      showToast.done('Answer added.');
    },
    warnsBeforeLeaving: true,
  });

  return (
    <form {...form.props} className="space-y-5">
      <Field label="Question" error={form.errors.question}>
        {(field) => (
          <TextInput
            {...field}
            name="question"
            required
            maxLength={questionMaximumLength}
            placeholder="Do you ship abroad?"
          />
        )}
      </Field>
      <Field label="Answer" hint="Shown exactly as written." error={form.errors.answer}>
        {(field) => <TextArea {...field} name="answer" required rows={4} maxLength={5_000} />}
      </Field>
      <Field label="Other ways to ask it" hint="One per line." isOptional error={form.errors.alternatives}>
        {(field) => <TextArea {...field} name="alternatives" rows={2} />}
      </Field>
      <CallFailure error={form.failure} />
      <Button type="submit" isBusy={form.isBusy}>
        Add question
      </Button>
    </form>
  );
}

const readQuestion = (data: FormData) => ({
  question: String(data.get('question')),
  answer: String(data.get('answer')),
  alternatives: readLines(data, 'alternatives'),
});
