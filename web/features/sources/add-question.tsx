import type { FormEvent } from 'react';
import { CallFailure } from '#web/features/billing/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useAddSource } from './sources.queries.ts';

/** A question with its approved answer, which outranks everything else. */
export function AddQuestion({ agentId }: { agentId: string }) {
  const add = useAddSource(agentId);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const alternatives = String(values.get('alternatives'))
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    await add
      .mutateAsync({
        kind: 'qa',
        question: String(values.get('question')),
        answer: String(values.get('answer')),
        ...(alternatives.length > 0 ? { alternatives } : {}),
      })
      .then(
        () => {
          form.reset();
          showToast.done('The answer is added.');
        },
        // Shown below by the mutation itself; what was typed stays.
        () => undefined,
      );
  };

  return (
    <form onSubmit={submit} onInput={() => add.isError && add.reset()} className="space-y-5">
      <Field label="Question">
        {(field) => (
          <TextInput {...field} name="question" required maxLength={500} placeholder="Do you ship abroad?" />
        )}
      </Field>
      <Field label="Answer" hint="Given word for word.">
        {(field) => <TextArea {...field} name="answer" required rows={4} maxLength={5_000} />}
      </Field>
      <Field label="Other ways to ask it" hint="One a line." isOptional>
        {(field) => <TextArea {...field} name="alternatives" rows={2} />}
      </Field>
      <CallFailure error={add.error} />
      <Button type="submit" isBusy={add.isPending}>
        Add question
      </Button>
    </form>
  );
}
