import { useRef } from 'react';
import {
  type Source,
  type SourceChanges,
  type SourceContent,
  sourceChangesSchema,
} from '#contract/sources/sources.schemas.ts';
import { alternativesMaximum, questionMaximumLength, textMaximumLength } from '#contract/sources/sources.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { readLines } from '#web/features/sources/read-lines.ts';
import { useSourceActions } from '#web/features/sources/sources.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { checkWith } from '#web/ui/forms/check-with.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { StructuredTextArea } from '#web/ui/forms/structured-text/structured-text-area.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { SuggestedWordings } from './suggested-wordings.tsx';

interface EditSourceProps {
  source: Source;
  content: Extract<SourceContent, { kind: 'text' | 'qa' }>;
  onClose: () => void;
}

/** Changes a text or a question in place; the agent learns the new words in the background. */
export function EditSource({ source, content, onClose }: EditSourceProps) {
  const { change } = useSourceActions(source.agentId, source.id);
  const form = useForm({
    read: (data) => readChanges(content.kind, data),
    check: checkWith(sourceChangesSchema),
    send: async (changes) => {
      await change.mutateAsync(changes);
      showToast.done('Saved. The agent uses the old text until training is complete.');
      onClose();
    },
    warnsBeforeLeaving: true,
  });

  return (
    <form {...form.props} className="space-y-5">
      {content.kind === 'text' ? (
        <TextFields content={content} errors={form.errors} />
      ) : (
        <QuestionFields source={source} content={content} errors={form.errors} />
      )}
      <CallFailure error={form.failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isBusy}>
          Save and train
        </Button>
        <Button type="button" variant="secondary" onClick={onClose} isDisabled={form.isBusy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps<Kind extends SourceContent['kind']> {
  content: Extract<SourceContent, { kind: Kind }>;
  errors: FieldErrors;
}

function TextFields({ content, errors }: FieldsProps<'text'>) {
  return (
    <>
      <Field label="Title" hint="Shown as the source in answers." error={errors.title} isRequired>
        {(field) => <TextInput {...field} name="title" defaultValue={content.title} maxLength={200} />}
      </Field>
      <Field label="Text" error={errors.text} isRequired>
        {(field) => (
          <StructuredTextArea
            {...field}
            name="text"
            defaultValue={content.text}
            rows={14}
            maxLength={textMaximumLength}
          />
        )}
      </Field>
    </>
  );
}

function QuestionFields({ source, content, errors }: FieldsProps<'qa'> & { source: Source }) {
  const wordings = useRef<HTMLTextAreaElement>(null);
  return (
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
      <Field label="Answer" hint="Shown exactly as written." error={errors.answer} isRequired>
        {(field) => (
          <TextArea {...field} name="answer" defaultValue={content.answer} rows={6} maxLength={5_000} />
        )}
      </Field>
      <Field
        label="Other ways to ask it"
        hint={`One per line, up to ${alternativesMaximum}.`}
        error={errors.alternatives}
        isOptional
      >
        {(field) => (
          <TextArea
            {...field}
            ref={wordings}
            name="alternatives"
            defaultValue={content.alternatives.join('\n')}
            rows={4}
          />
        )}
      </Field>
      <SuggestedWordings source={source} target={wordings} />
    </>
  );
}

function readChanges(kind: 'text' | 'qa', values: FormData): SourceChanges {
  const read = (name: string) => String(values.get(name) ?? '');
  if (kind === 'text') return { title: read('title'), text: read('text') };
  return {
    question: read('question'),
    answer: read('answer'),
    alternatives: readLines(values, 'alternatives'),
  };
}
