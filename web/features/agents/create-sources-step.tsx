import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { suggestFromSite } from '#contract/agents.ts';
import { fileExtensions, fileMaximumBytes, textMaximumLength } from '#contract/sources.ts';
import { checkFile } from '#web/features/sources/check-file.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatBytes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type AgentDraft, withSuggestion } from './agent-draft.ts';

interface CreateSourcesStepProps {
  draft: AgentDraft;
  onChange: (changes: Partial<AgentDraft>) => void;
  onContinue: () => void;
}

/** An address, files or text, in any mixture; the site's own words fill in the next step. */
export function CreateSourcesStep({ draft, onChange, onContinue }: CreateSourcesStepProps) {
  const suggest = useMutation({ mutationFn: (url: string) => call(suggestFromSite, { body: { url } }) });
  const hasSources = Boolean(draft.url.trim() || draft.files.length > 0 || draft.text.trim());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!draft.url.trim()) return onContinue();
    await suggest.mutateAsync(draft.url.trim()).then(
      (suggestion) => {
        onChange(withSuggestion(draft, suggestion));
        onContinue();
      },
      // The reason stands below, with the choice to go on all the same.
      () => undefined,
    );
  };

  return (
    <form onSubmit={submit} className="space-y-6">
      <Card title="Your website" description="The agent reads its pages, and takes name and colour from it.">
        <Field label="Website address">
          {(field) => (
            <TextInput
              {...field}
              value={draft.url}
              onChange={(event) => {
                if (suggest.isError) suggest.reset();
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
      <DraftFiles files={draft.files} onChange={(files) => onChange({ files })} />
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
      {suggest.isError && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="secondary" onClick={onContinue}>
              Go on all the same
            </Button>
          }
        >
          {describeError(suggest.error)} Mend the address, or go on and fill in name and colour yourself.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="lg" isBusy={suggest.isPending}>
          {suggest.isPending ? 'Looking at the website...' : 'Continue'}
        </Button>
        {!hasSources && <p className="text-sm text-ink-secondary">You can also add sources later.</p>}
      </div>
    </form>
  );
}

interface DraftFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

function DraftFiles({ files, onChange }: DraftFilesProps) {
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([]);
  const take = (chosen: File[]) => {
    setRefused(
      chosen
        .flatMap((file) => ({ name: file.name, reason: checkFile(file) ?? '' }))
        .filter(({ reason }) => reason),
    );
    onChange([...files, ...chosen.filter((file) => checkFile(file) === null)]);
  };
  return (
    <Card title="Files">
      <div className="space-y-3">
        <FileDrop
          accept={fileExtensions}
          hint={`${fileExtensions.join(', ')}, at most ${formatBytes(fileMaximumBytes)} each`}
          onFiles={take}
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
                  onClick={() => onChange(files.filter((other) => other !== file))}
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
