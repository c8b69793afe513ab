import { agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import { defaultLook } from '#contract/look/look.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { LookPreview } from '#web/features/agents/look/look-preview.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { checkWith } from '#web/ui/forms/check-with.ts';
import { ColorField } from '#web/ui/forms/color-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { type AgentDraft, emptyDraft } from './agent-draft.ts';
import { LostFiles } from './lost-files.tsx';

interface CreateLookStepProps {
  draft: AgentDraft;
  onChange: (changes: Partial<AgentDraft>) => void;
  onBack: () => void;
  onCreate: () => Promise<void>;
}

const lookSchema = agentSettingsSchema.pick({ name: true, welcomeMessage: true, messageColor: true });

/** The second step of the wizard, with the chat as it will look next to it. */
export function CreateLookStep({ draft, onChange, onBack, onCreate }: CreateLookStepProps) {
  const form = useForm({ read: () => draft, check: checkWith(lookSchema), send: onCreate });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]">
      <form {...form.props} className="space-y-6">
        <Card title="How it looks" description="You can change all of this later.">
          <div className="space-y-5">
            <Field label="Agent name" error={form.errors.name} isRequired>
              {(field) => (
                <TextInput
                  {...field}
                  name="name"
                  value={draft.name}
                  onChange={(event) => onChange({ name: event.target.value })}
                  maxLength={80}
                  autoComplete="off"
                  placeholder="Your company"
                />
              )}
            </Field>
            <Field label="Welcome message" error={form.errors.welcomeMessage}>
              {(field) => (
                <TextArea
                  {...field}
                  name="welcomeMessage"
                  value={draft.welcomeMessage}
                  onChange={(event) => onChange({ welcomeMessage: event.target.value })}
                  rows={3}
                  maxLength={500}
                />
              )}
            </Field>
            {draft.avatar !== null && (
              <div className="flex flex-wrap items-center gap-4">
                <Avatar name={draft.name} image={draft.avatar} className="size-16" />
                <p className="text-sm text-ink-secondary">The picture is your website’s icon.</p>
                <Button size="sm" variant="secondary" onClick={() => onChange({ avatar: null })}>
                  Remove Photo
                </Button>
              </div>
            )}
            <Field label="Colour" error={form.errors.messageColor} hint={colorHint(draft)}>
              {(field) => (
                <ColorField
                  {...field}
                  name="messageColor"
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
        <CallFailure error={form.failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" isBusy={form.isBusy}>
            {form.isBusy ? 'Creating...' : 'Create Agent'}
          </Button>
          <Button size="lg" variant="ghost" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
      <LookPreview look={lookOf(draft)} />
    </div>
  );
}

/** The suggested colour is ours where the website shows none. */
const colorHint = ({ url, messageColor }: AgentDraft): string | undefined =>
  url.trim() !== '' && messageColor === emptyDraft.messageColor
    ? 'We found no colour on your website. Choose the one that fits it.'
    : undefined;

/** How the agent will look, as far as the draft says. */
const lookOf = (draft: AgentDraft) => ({
  ...defaultLook,
  displayName: draft.name,
  avatarUrl: draft.avatar,
  welcomeMessage: draft.welcomeMessage,
  messageColor: draft.messageColor,
  colorMode: 'auto' as const,
  position: 'right' as const,
  isOpenedOnLoad: false,
  suggestedQuestions: [],
  isEmailEnabled: true,
  isNameEnabled: true,
  isPhoneEnabled: false,
  isCalComBookingEnabled: false,
  bookingUrl: '',
});
