import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import {
  expectedTextMaximumLength,
  type TestExpectationKind,
  type TestOrigin,
  testExpectationKinds,
} from '#contract/agent-tests/agent-tests.ts';
import { questionMaximumLength } from '#contract/sources/sources.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { expectationLabels } from './expectation-labels.ts';
import { sourceChoicesQuery, useChangeTests } from './tests.queries.ts';

/** What the form begins with; with an id the test is changed. */
export interface TestDraft {
  id?: string;
  question: string;
  kind: TestExpectationKind;
  text: string;
  sourceId: string;
  url: string;
  origin: TestOrigin;
}

interface TestDialogProps {
  agentId: string;
  /** Null while it is closed. */
  draft: TestDraft | null;
  onClose: () => void;
}

/** A question and what its answer must be. */
export function TestDialog({ agentId, draft, onClose }: TestDialogProps) {
  return (
    <Dialog
      isOpen={draft !== null}
      onClose={onClose}
      title={draft?.id ? 'Edit the test' : 'Add a test'}
      description="The question is asked after every training and every change to the settings."
    >
      {draft && <TestForm agentId={agentId} draft={draft} onClose={onClose} />}
    </Dialog>
  );
}

function TestForm({ agentId, draft, onClose }: { agentId: string; draft: TestDraft; onClose: () => void }) {
  const [kind, setKind] = useState(draft.kind);
  const { add, update } = useChangeTests(agentId);
  const form = useForm({
    read: (data) => ({
      question: String(data.get('question')),
      text: String(data.get('text') ?? ''),
      sourceId: String(data.get('sourceId') ?? ''),
      url: String(data.get('url') ?? '').trim(),
    }),
    check: refuseEmpty({
      question: 'Write a question.',
      ...(kind === 'contains' || kind === 'means' ? { text: 'Write what the answer should say.' } : {}),
      ...(kind === 'page' ? { sourceId: 'Choose a source.' } : {}),
    }),
    send: async ({ question, ...rest }) => {
      const expectation = expectationOf(kind, rest);
      if (draft.id) await update.mutateAsync({ id: draft.id, question, expectation });
      else await add.mutateAsync({ question, expectation, origin: draft.origin });
      showToast.done(draft.id ? 'Test saved.' : 'Test added.');
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Question" error={form.errors.question}>
        {(control) => (
          <TextArea
            {...control}
            name="question"
            rows={2}
            maxLength={questionMaximumLength}
            defaultValue={draft.question}
          />
        )}
      </Field>
      <Field label="The answer must">
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(target.value as TestExpectationKind)}
          >
            {testExpectationKinds.map((each) => (
              <option key={each} value={each}>
                {expectationLabels[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(kind === 'contains' || kind === 'means') && (
        <Field
          label={kind === 'contains' ? 'These words' : 'This, in any words'}
          error={form.errors.text}
          hint={
            kind === 'means'
              ? 'Figures must be the same. More may be in the answer.'
              : 'Capital letters make no difference.'
          }
        >
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={3}
              maxLength={expectedTextMaximumLength}
              defaultValue={draft.text}
            />
          )}
        </Field>
      )}
      {kind === 'page' && <PageFields agentId={agentId} draft={draft} error={form.errors.sourceId} />}
      <DialogButtons label={draft.id ? 'Save' : 'Add test'} form={form} onCancel={onClose} />
    </form>
  );
}

function PageFields({
  agentId,
  draft,
  error,
}: {
  agentId: string;
  draft: TestDraft;
  error: string | undefined;
}) {
  const sources = useQuery(sourceChoicesQuery(agentId));
  return (
    <>
      <Field label="Source" error={error}>
        {(control) => (
          <Select
            {...control}
            // Drawn again once its choices are there, or the browser would show the first.
            key={sources.data ? 'known' : 'loading'}
            name="sourceId"
            defaultValue={draft.sourceId}
          >
            <option value="">Choose a source</option>
            {sources.data?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="URL of the page" hint="Leave empty for any page of the source." isOptional>
        {(control) => (
          <TextInput
            {...control}
            name="url"
            type="url"
            defaultValue={draft.url}
            placeholder="https://example.com/opening-hours"
          />
        )}
      </Field>
    </>
  );
}

function expectationOf(
  kind: TestExpectationKind,
  { text, sourceId, url }: { text: string; sourceId: string; url: string },
): TestExpectation {
  switch (kind) {
    case 'contains':
    case 'means':
      return { kind, text };
    case 'page':
      return { kind, sourceId, url: url === '' ? null : url };
    case 'decline':
      return { kind };
  }
}
