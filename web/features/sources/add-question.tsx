import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { questionMaximumLength } from '#contract/sources/sources.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { readLines } from './read-lines.ts';
import { useAddSource } from './sources.queries.ts';

/**
 * A question with its approved answer, which outranks everything else. The address may bring a visitor's question, and
 * the conversation that it was asked in, to go back to.
 */
export function AddQuestion({ agentId }: { agentId: string }) {
  const add = useAddSource(agentId);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = (search.get('question') ?? '').slice(0, questionMaximumLength);
  const back = search.get('back');
  // Only to a page of this agent's: a link from elsewhere must not lead anywhere else.
  const conversation = back?.startsWith(`${paths.messages(agentId)}/`) ? back : null;
  const answer = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (asked) answer.current?.focus();
  }, [asked]);
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
      if (conversation) navigate(conversation);
    },
  });

  return (
    <form {...form.props} className="space-y-5">
      <Field label="Question" error={form.errors.question}>
        {(field) => (
          <TextInput
            {...field}
            key={asked}
            name="question"
            required
            maxLength={questionMaximumLength}
            defaultValue={asked}
            placeholder="Do you ship abroad?"
          />
        )}
      </Field>
      <Field label="Answer" hint="Shown exactly as written." error={form.errors.answer}>
        {(field) => <TextArea {...field} ref={answer} name="answer" required rows={4} maxLength={5_000} />}
      </Field>
      <Field label="Other ways to ask it" hint="One per line." isOptional error={form.errors.alternatives}>
        {(field) => <TextArea {...field} name="alternatives" rows={2} />}
      </Field>
      <CallFailure error={form.failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isBusy}>
          Add question
        </Button>
        {conversation && (
          <ButtonLink to={conversation} variant="secondary">
            Back to the conversation
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

const readQuestion = (data: FormData) => ({
  question: String(data.get('question')),
  answer: String(data.get('answer')),
  alternatives: readLines(data, 'alternatives'),
});
