import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { suggestFromSite } from '#contract/agents.endpoints.ts';
import { fileExtensions, fileMaximumBytes, textMaximumLength } from '#contract/sources.ts';
import { checkFile } from '#web/console/sources/check-file.ts';
import { describeLinksOfNewAgent } from '#web/console/sources/describe-links.ts';
import { call } from '#web/lib/call.ts';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { formatBytes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FileDrop } from '#web/ui/forms/file-drop.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type AgentDraft, withFiles, withSuggestion } from './agent-draft.ts';
import { LostFiles } from './lost-files.tsx';

/** Codes of an answer that speaks of the address itself. */
const refusals: readonly string[] = ['invalid-input', 'cannot-process'];

interface CreateSourcesStepProps {
  draft: AgentDraft;
  /** Both unknown until the usage is loaded; a limit of null is none. */
  planName: string | undefined;
  linksLimit: number | null | undefined;
  onChange: (changes: Partial<AgentDraft>) => void;
  /** With what else becomes of the draft. */
  onContinue: (changes?: Partial<AgentDraft>) => void;
}

/** An address, files or text, in any mixture; the site's own words fill in the next step. */
export function CreateSourcesStep({
  draft,
  planName,
  linksLimit,
  onChange,
  onContinue,
}: CreateSourcesStepProps) {
  const suggest = useMutation({ mutationFn: (url: string) => call(suggestFromSite, { body: { url } }) });
  // Kept while it is tried again, so that the notice stays in its place.
  const [problem, setProblem] = useState<unknown>(null);
  const address = useRef<HTMLInputElement>(null);
  const isRefused = problem instanceof CallError && refusals.includes(problem.code);
  const hasSources = Boolean(draft.url.trim() || draft.files.length > 0 || draft.text.trim());

  const refuse = (error: unknown) => {
    setProblem(error);
    if (error instanceof CallError && refusals.includes(error.code)) address.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (suggest.isPending) return;
    if (!draft.url.trim()) return onContinue();
    await suggest.mutateAsync(draft.url.trim()).then((suggestion) => {
      onContinue(withSuggestion(draft, suggestion));
    }, refuse);
  };

  return (
    <form onSubmit={submit} className="max-w-4xl space-y-6">
      <Card
        title="Your website"
        description={[
          'The agent reads its pages, and takes name and colour from it.',
          describeLinksOfNewAgent(planName, linksLimit),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Field label="Website address" error={isRefused ? describeError(problem) : undefined}>
          {(field) => (
            <TextInput
              {...field}
              ref={address}
              value={draft.url}
              onChange={(event) => {
                setProblem(null);
                onChange({ url: event.target.value });
              }}
              inputMode="url"
              autoComplete="url"
              placeholder="www.example.com"
              maxLength={2_048}
            />
          )}
        </Field>
      </Card>
      <DraftFiles draft={draft} onChange={onChange} />
      <Card title="Text" description="What stands nowhere else: prices, policies, opening hours.">
        <div className="space-y-5">
          <Field label="Title" isOptional>
            {(field) => (
              <TextInput
                {...field}
                value={draft.textTitle}
                onChange={(event) => onChange({ textTitle: event.target.value })}
                maxLength={200}
                placeholder="About us"
              />
            )}
          </Field>
          <Field label="Text" isOptional>
            {(field) => (
              <TextArea
                {...field}
                value={draft.text}
                onChange={(event) => onChange({ text: event.target.value })}
                rows={5}
                maxLength={textMaximumLength}
              />
            )}
          </Field>
        </div>
      </Card>
      {isRefused ? (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" isBusy={suggest.isPending}>
            Try again
          </Button>
          <Button size="lg" variant="secondary" onClick={() => onContinue({ url: '' })}>
            Go on without a website
          </Button>
        </div>
      ) : problem !== null ? (
        <ConnectionProblem error={problem} isBusy={suggest.isPending} onSkip={() => onContinue()} />
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" size="lg" isBusy={suggest.isPending}>
            {suggest.isPending ? 'Looking at the website...' : 'Continue'}
          </Button>
          {!hasSources && <p className="text-sm text-ink-secondary">You can also add sources later.</p>}
        </div>
      )}
    </form>
  );
}

interface ConnectionProblemProps {
  error: unknown;
  isBusy: boolean;
  onSkip: () => void;
}

/** Takes the place of Continue where the failure says nothing against the address, such as a lost connection. */
function ConnectionProblem({ error, isBusy, onSkip }: ConnectionProblemProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // Continue had the focus and is gone.
  useEffect(() => retry.current?.focus(), []);
  return (
    <Notice
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          <Button ref={retry} type="submit" size="sm" isBusy={isBusy}>
            Try again
          </Button>
          <Button size="sm" variant="secondary" onClick={onSkip}>
            Fill in the rest myself
          </Button>
        </div>
      }
    >
      {describeError(error)}{' '}
      <span className="font-normal">Name and colour could not be taken from the website.</span>
    </Notice>
  );
}

interface DraftFilesProps {
  draft: AgentDraft;
  onChange: (changes: Partial<AgentDraft>) => void;
}

function DraftFiles({ draft, onChange }: DraftFilesProps) {
  const { files, lostFiles } = draft;
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([]);
  const take = (chosen: File[]) => {
    setRefused(
      chosen
        .flatMap((file) => ({ name: file.name, reason: checkFile(file) ?? '' }))
        .filter(({ reason }) => reason),
    );
    onChange(withFiles(draft, [...files, ...chosen.filter((file) => checkFile(file) === null)]));
  };
  return (
    <Card title="Files">
      <div className="space-y-3">
        <FileDrop
          accept={fileExtensions}
          hint={`${fileExtensions.join(', ')}, at most ${formatBytes(fileMaximumBytes)} each`}
          onFiles={take}
        />
        <LostFiles
          names={lostFiles}
          action={
            <Button size="sm" variant="secondary" onClick={() => onChange({ lostFiles: [] })}>
              Go on without
            </Button>
          }
        />
        {refused.map(({ name, reason }) => (
          <Notice key={name} tone="error">
            {name}: {reason}
          </Notice>
        ))}
        {files.length > 0 && (
          <ul aria-label="Chosen files" className="space-y-2">
            {files.map((file) => (
              <li
                key={`${file.name}-${file.lastModified}-${file.size}`}
                className="flex items-center gap-3 rounded-md bg-sunken py-1 pr-1 pl-4 text-sm"
              >
                <span className="min-w-0 flex-1 font-medium break-words">{file.name}</span>
                <span className="text-ink-secondary tabular-nums">{formatBytes(file.size)}</span>
                <IconButton
                  label={`Take out ${file.name}`}
                  onClick={() => onChange({ files: files.filter((other) => other !== file) })}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
