import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageMaximumLength } from '#contract/conversations/conversations.ts';
import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import { modelProviderNames, testedQuestionsMaximum } from '#contract/model-keys/model-keys.ts';
import { allAgentsQuery, questionSuggestionsQuery } from '#web/console/agents/agents.queries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTestModelKey } from './model-keys.queries.ts';
import { TestedAnswers } from './tested-answers.tsx';

interface TestModelKeyProps {
  /** Null while it is closed. */
  stored: ModelKey | null;
  onClose: () => void;
}

/** Asks an agent three questions by one key, and shows what the checks made of the answers. */
export function TestModelKey({ stored, onClose }: TestModelKeyProps) {
  return (
    <Dialog
      isOpen={stored !== null}
      onClose={onClose}
      isWide
      title={stored === null ? 'Test a key' : `Test: ${modelProviderNames[stored.provider]}`}
      description="Asks as a visitor would. Nothing is stored or counted; your provider may charge for it."
    >
      {stored !== null && <ChosenAgent stored={stored} onClose={onClose} />}
    </Dialog>
  );
}

function ChosenAgent({ stored, onClose }: { stored: ModelKey; onClose: () => void }) {
  const agents = useQuery(allAgentsQuery());
  const [chosenId, setChosenId] = useState<string | null>(null);
  const agentId = chosenId ?? agents.data?.[0]?.id ?? '';
  const suggestions = useQuery({ ...questionSuggestionsQuery(agentId), enabled: agentId !== '' });
  if (agents.isError) return <ErrorState error={agents.error} onRetry={() => void agents.refetch()} />;
  if (agents.isPending) return <Skeleton className="h-48" />;
  if (agents.data.length === 0)
    return <Notice tone="info">Create an agent first: a key is tested with the sources of one.</Notice>;
  return (
    <div className="space-y-4">
      <Field label="Agent">
        {(control) => (
          <Select {...control} value={agentId} onChange={({ target }) => setChosenId(target.value)}>
            {agents.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {suggestions.isPending ? (
        <Skeleton className="h-48" />
      ) : (
        <Questions
          key={agentId}
          stored={stored}
          agentId={agentId}
          suggested={suggestions.data?.questions ?? []}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface QuestionsProps {
  stored: ModelKey;
  agentId: string;
  suggested: readonly string[];
  onClose: () => void;
}

const places = Array.from({ length: testedQuestionsMaximum }, (_, at) => at);

function Questions({ stored, agentId, suggested, onClose }: QuestionsProps) {
  const test = useTestModelKey(stored.id);
  const form = useForm({
    read: (data) => ({
      questions: data
        .getAll('questions')
        .map((question) => String(question).trim())
        .filter((question) => question !== ''),
    }),
    check: ({ questions }) => (questions.length === 0 ? { questions: 'Write at least one question.' } : {}),
    send: ({ questions }) => test.mutateAsync({ agentId, questions }),
  });
  return (
    <form {...form.props} className="space-y-4">
      {places.map((at) => (
        <Field key={at} label={`Question ${at + 1}`} error={at === 0 ? form.errors.questions : undefined}>
          {(control) => (
            <TextInput
              {...control}
              name="questions"
              defaultValue={suggested[at] ?? ''}
              maxLength={messageMaximumLength}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <div aria-live="polite">{test.data && !form.isBusy && <TestedAnswers answers={test.data.data} />}</div>
      <DialogButtons label={test.data ? 'Ask again' : 'Ask'} form={form} onCancel={onClose} />
    </form>
  );
}
