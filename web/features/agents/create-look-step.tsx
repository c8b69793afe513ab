import { type FormEvent, useState } from 'react';
import { agentSettingsSchema } from '#contract/agents.schemas.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { CallError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ColorField } from '#web/ui/forms/color-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { AgentDraft } from './agent-draft.ts';
import { LookPreview } from './look-preview.tsx';
import { LostFiles } from './lost-files.tsx';

interface CreateLookStepProps {
  draft: AgentDraft;
  hasBrand: boolean;
  onChange: (changes: Partial<AgentDraft>) => void;
  onBack: () => void;
  onCreate: () => void;
  isCreating: boolean;
  error: unknown;
}

const lookSchema = agentSettingsSchema.pick({ name: true, welcomeMessage: true, messageColor: true });

export function CreateLookStep({
  draft,
  hasBrand,
  onChange,
  onBack,
  onCreate,
  isCreating,
  error,
}: CreateLookStepProps) {
  const [isChecked, setIsChecked] = useState(false);
  const check = lookSchema.safeParse(draft);
  const details = error instanceof CallError ? error.details : {};
  const problem = (field: keyof typeof lookSchema.shape) =>
    (isChecked && check.error?.issues.find((issue) => issue.path[0] === field)?.message) || details[field];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (check.success && !isCreating) onCreate();
  };

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]">
      <form onSubmit={submit} noValidate className="space-y-6">
        <Card title="How it looks" description="All of it can be changed later.">
          <div className="space-y-5">
            <Field label="Agent name" error={problem('name')} isRequired>
              {(field) => (
                <TextInput
                  {...field}
                  value={draft.name}
                  onChange={(event) => onChange({ name: event.target.value })}
                  maxLength={80}
                  autoComplete="off"
                  placeholder="Your company"
                />
              )}
            </Field>
            <Field label="Welcome message" error={problem('welcomeMessage')}>
              {(field) => (
                <TextArea
                  {...field}
                  value={draft.welcomeMessage}
                  onChange={(event) => onChange({ welcomeMessage: event.target.value })}
                  rows={3}
                  maxLength={500}
                />
              )}
            </Field>
            <Field label="Colour" error={problem('messageColor')}>
              {(field) => (
                <ColorField
                  {...field}
                  value={draft.messageColor}
                  onChange={(messageColor) => onChange({ messageColor })}
                />
              )}
            </Field>
          </div>
        </Card>
        <LostFiles
          names={draft.lostFiles}
          action={
            <Button size="sm" variant="secondary" onClick={onBack}>
              Choose files
            </Button>
          }
        />
        <CallFailure error={error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" isBusy={isCreating}>
            {isCreating ? 'Creating...' : 'Create Agent'}
          </Button>
          <Button size="lg" variant="ghost" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
      <LookPreview
        displayName={draft.name}
        welcomeMessage={draft.welcomeMessage}
        messageColor={draft.messageColor}
        colorMode="auto"
        position="right"
        isOpenedOnLoad={false}
        hasBrand={hasBrand}
      />
    </div>
  );
}
