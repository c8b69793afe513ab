import { type FormEvent, useState } from 'react';
import {
  type Source,
  type SourceChanges,
  type SourceContent,
  sourceChangesSchema,
} from '#contract/sources.schemas.ts';
import { questionMaximumLength, textMaximumLength } from '#contract/sources.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useUnsavedWarning } from '#web/ui/forms/use-unsaved-warning.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useSourceActions } from './sources.queries.ts';

interface EditSourceProps {
  source: Source;
  content: Extract<SourceContent, { kind: 'text' | 'qa' }>;
  onClose: () => void;
}

/** Changes a text or a question in place; the agent learns the new words in the background. */
export function EditSource({ source, content, onClose }: EditSourceProps) {
  const { change } = useSourceActions(source.agentId, source.id);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [hasChanges, setHasChanges] = useState(false);
  const warning = useUnsavedWarning(hasChanges);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const changes = readChanges(content.kind, new FormData(form));
    const problems = findProblems(changes);
    setErrors(problems);
    const [first] = Object.keys(problems);
    if (first) {
      (form.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    await change.mutateAsync(changes).then(
      () => {
        setHasChanges(false);
        showToast.done('Saved. Until the new words are learnt, the agent answers from the old ones.');
        onClose();
      },
      // Shown below by the mutation itself; what was typed stays.
      () => undefined,
    );
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={() => {
        setHasChanges(true);
        if (change.isError) change.reset();
      }}
      className="space-y-5"
    >
      {content.kind === 'text' ? (
        <>
          <Field label="Title" hint="Named as the source in answers." error={errors.title} isRequired>
            {(field) => <TextInput {...field} name="title" defaultValue={content.title} maxLength={200} />}
          </Field>
          <Field label="Text" error={errors.text} isRequired>
            {(field) => (
              <TextArea
                {...field}
                name="text"
                defaultValue={content.text}
                rows={14}
                maxLength={textMaximumLength}
              />
            )}
          </Field>
        </>
      ) : (
        <>
          <Field label="Question" error={errors.question} isRequired>
            {(field) => (
              <TextInput
                {...field}
                name="question"
                defaultValue={content.question}
                maxLength={questionMaximumLength}
              />
            )}
          </Field>
          <Field label="Answer" hint="Given word for word." error={errors.answer} isRequired>
            {(field) => (
              <TextArea {...field} name="answer" defaultValue={content.answer} rows={6} maxLength={5_000} />
            )}
          </Field>
          <Field label="Other ways to ask it" hint="One a line." error={errors.alternatives} isOptional>
            {(field) => (
              <TextArea
                {...field}
                name="alternatives"
                defaultValue={content.alternatives.join('\n')}
                rows={4}
              />
            )}
          </Field>
        </>
      )}
      <CallFailure error={change.error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={change.isPending}>
          Save and train
        </Button>
        <Button type="button" variant="secondary" onClick={onClose} isDisabled={change.isPending}>
          Cancel
        </Button>
      </div>
      {warning}
    </form>
  );
}

function readChanges(kind: 'text' | 'qa', values: FormData): SourceChanges {
  const read = (name: string) => String(values.get(name) ?? '');
  if (kind === 'text') return { title: read('title'), text: read('text') };
  const lines = read('alternatives').split('\n');
  return {
    question: read('question'),
    answer: read('answer'),
    alternatives: lines.map((line) => line.trim()).filter(Boolean),
  };
}

/** Field → sentence, by the rules that the server has too. */
function findProblems(changes: SourceChanges): Record<string, string> {
  const { error } = sourceChangesSchema.safeParse(changes);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}
