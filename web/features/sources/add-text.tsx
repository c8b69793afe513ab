import { type FormEvent, useState } from 'react';
import { textMaximumLength } from '#contract/sources.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useFieldErrors } from '#web/ui/forms/use-field-errors.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useAddSource } from './sources.queries.ts';

export function AddText({ agentId }: { agentId: string }) {
  const add = useAddSource(agentId);
  const { errors, refuseEmpty, refuseAnswer, forget } = useFieldErrors();
  const edit = () => {
    forget();
    if (add.isError) add.reset();
  };
  const [text, setText] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (refuseEmpty(form, { title: 'Give the text a title.', text: 'Write or paste a text.' })) return;
    await add.mutateAsync({ kind: 'text', title: String(new FormData(form).get('title')), text }).then(
      () => {
        form.reset();
        setText('');
        showToast.done('The text is added.');
      },
      // Shown at its field or below by the mutation itself; what was typed stays.
      (error: unknown) => void refuseAnswer(form, error),
    );
  };

  return (
    <form noValidate onSubmit={submit} onInput={edit} className="space-y-5">
      <Field label="Title" hint="Named as the source in answers." error={errors.title}>
        {(field) => (
          <TextInput {...field} name="title" required maxLength={200} placeholder="Opening hours" />
        )}
      </Field>
      <Field label="Text" hint={formatCount(text.length, 'character')} error={errors.text}>
        {(field) => (
          <TextArea
            {...field}
            name="text"
            value={text}
            onChange={(event) => setText(event.target.value)}
            required
            rows={8}
            maxLength={textMaximumLength}
            placeholder="Write or paste what the agent should know. A short line above a paragraph becomes its heading."
          />
        )}
      </Field>
      {Object.keys(errors).length === 0 && <CallFailure error={add.error} />}
      <Button type="submit" isBusy={add.isPending}>
        Add text
      </Button>
    </form>
  );
}
