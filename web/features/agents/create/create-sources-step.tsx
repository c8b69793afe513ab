import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { suggestFromWebsite } from '#contract/agents/agents.endpoints.ts';
import { textMaximumLength } from '#contract/sources/sources.ts';
import { describeLinksOfNewAgent } from '#web/console/sources/describe-links.ts';
import { call } from '#web/lib/call.ts';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { AnswerDrawing } from '#web/site/answer-drawing.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { StructuredTextArea } from '#web/ui/forms/structured-text/structured-text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { type Form, useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { WebAddressInput } from '#web/ui/forms/web-address-input.tsx';
import { type AgentDraft, withSuggestion, withTemplate } from './agent-draft.ts';
import { ConnectionProblem } from './connection-problem.tsx';
import { DraftFiles } from './draft-files.tsx';
import { Fold } from './fold.tsx';
import { TemplateChoice } from './template-choice.tsx';

/** Codes of an answer that speaks of the address itself. */
const refusals: readonly string[] = ['invalid-input', 'cannot-process'];

interface CreateSourcesStepProps {
  draft: AgentDraft;
  /** Both unknown until the usage is loaded; a limit of null is none. */
  planName: string | undefined;
  linksLimit: number | null | undefined;
  /** For those without a website: the text comes first. */
  isTextFirst?: boolean;
  /** The address was entered on another page, and is sent at once. */
  isBegun?: boolean;
  onChange: (changes: Partial<AgentDraft>) => void;
  /** With what else becomes of the draft. */
  onContinue: (changes?: Partial<AgentDraft>) => void;
}

/** An address, files, text or Notion, in any mixture; the website's own words fill in the next step. */
export function CreateSourcesStep({
  draft,
  planName,
  linksLimit,
  isTextFirst = false,
  isBegun = false,
  onChange,
  onContinue,
}: CreateSourcesStepProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isBegun) element.current?.requestSubmit();
  }, [isBegun]);
  const suggest = useMutation({ mutationFn: (url: string) => call(suggestFromWebsite, { body: { url } }) });
  const form = useForm({
    read: () => draft.url.trim(),
    send: async (url) => {
      if (url) return onContinue(withSuggestion(draft, await suggest.mutateAsync(url)));
      onContinue(draft.avatar === null ? undefined : { avatar: null });
    },
    placeFailure: (failure): FieldErrors =>
      failure instanceof CallError && refusals.includes(failure.code) ? { url: describeError(failure) } : {},
    keepsProblems: true,
  });
  const hasSources = Boolean(
    draft.url.trim() || draft.files.length > 0 || draft.text.trim() || draft.usesNotion,
  );

  return (
    <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <form {...form.props} ref={element} className="space-y-4">
        {isTextFirst && <DraftText draft={draft} onChange={onChange} isFirst />}
        <Card
          title="Your website"
          description={[
            'The agent reads its pages, and we suggest a name, a colour and a picture from it.',
            describeLinksOfNewAgent(planName, linksLimit),
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Field label="Website address" error={form.errors.url}>
            {(field) => (
              <WebAddressInput
                {...field}
                value={draft.url}
                onChange={(event) => {
                  form.forget();
                  onChange({ url: event.target.value });
                }}
              />
            )}
          </Field>
        </Card>
        <MoreSources
          hasAny={
            draft.files.length + draft.lostFiles.length > 0 || draft.text.trim() !== '' || draft.usesNotion
          }
        >
          <DraftFiles draft={draft} onChange={onChange} />
          {!isTextFirst && <DraftText draft={draft} onChange={onChange} />}
          <DraftNotion draft={draft} onChange={onChange} />
        </MoreSources>
        <TemplateChoice
          value={draft.template}
          onChange={(template) => onChange(withTemplate(draft, template))}
        />
        <NextButtons form={form} hasSources={hasSources} onContinue={onContinue} />
      </form>
      <div className="max-w-sm max-lg:hidden">
        <AnswerDrawing />
      </div>
    </div>
  );
}

/** Closed, as an address is enough to begin with; open where there is something in it. */
function MoreSources({ hasAny, children }: { hasAny: boolean; children: ReactNode }) {
  const [wasOpen] = useState(hasAny);
  return (
    <Fold isOpen={wasOpen} label="Files, text and Notion">
      <div className="space-y-6">{children}</div>
    </Fold>
  );
}

interface DraftTextProps extends Pick<CreateSourcesStepProps, 'draft' | 'onChange'> {
  isFirst?: boolean;
}

function DraftText({ draft, onChange, isFirst = false }: DraftTextProps) {
  return (
    <Card
      title={isFirst ? 'Paste a few paragraphs' : 'Text'}
      description={
        isFirst
          ? 'Three are enough to start: what you offer, when you are open, how to reach you.'
          : 'Information that is not on your website: prices, policies, opening hours.'
      }
    >
      <div className="space-y-5">
        <Field label="Title" isOptional>
          {(field) => (
            <TextInput
              {...field}
              name="textTitle"
              value={draft.textTitle}
              onChange={(event) => onChange({ textTitle: event.target.value })}
              maxLength={200}
              placeholder="About us"
            />
          )}
        </Field>
        <Field label="Text" isOptional>
          {(field) => (
            <StructuredTextArea
              {...field}
              name="text"
              value={draft.text}
              onChange={(event) => onChange({ text: event.target.value })}
              rows={5}
              maxLength={textMaximumLength}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}

function DraftNotion({ draft, onChange }: Pick<CreateSourcesStepProps, 'draft' | 'onChange'>) {
  return (
    <Card title="Notion">
      <Checkbox
        label="Add pages from Notion. You connect Notion and choose them once the agent exists."
        checked={draft.usesNotion}
        onChange={(event) => onChange({ usesNotion: event.target.checked })}
      />
    </Card>
  );
}

interface NextButtonsProps {
  form: Form;
  hasSources: boolean;
  onContinue: CreateSourcesStepProps['onContinue'];
}

/** The way on, also where the address cannot be read or could not be reached. */
function NextButtons({ form: { errors, failure, isBusy }, hasSources, onContinue }: NextButtonsProps) {
  if (errors.url) {
    return (
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" isBusy={isBusy}>
          Try again
        </Button>
        <Button size="lg" variant="secondary" onClick={() => onContinue({ url: '', avatar: null })}>
          Continue without a website
        </Button>
      </div>
    );
  }
  if (failure !== null) {
    return <ConnectionProblem error={failure} isBusy={isBusy} onSkip={() => onContinue()} />;
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" size="lg" isBusy={isBusy}>
        {isBusy ? 'Looking at the website...' : 'Continue'}
      </Button>
      {!hasSources && <p className="text-sm text-ink-secondary">You can also add sources later.</p>}
    </div>
  );
}
