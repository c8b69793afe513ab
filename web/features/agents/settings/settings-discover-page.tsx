import type { ComponentProps, ReactNode } from 'react';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { descriptionLength, type SocialField, socialNetworks } from '#contract/agents/agents.ts';
import { paths } from '#contract/page-addresses.ts';
import { AgentFace } from '#web/features/agents/agent-face.tsx';
import { AgentPictureField } from '#web/features/agents/agent-picture-field.tsx';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { frameCode } from './frame-code.ts';
import { SaveBar } from './save-bar.tsx';
import { useAgentForm } from './use-agent-form.ts';

const socialFields = Object.keys(socialNetworks) as SocialField[];

/** The agent's public page: its address, what it says, and whether it is there. */
export default function SettingsDiscoverPage() {
  const agent = useAgent();
  const { text, optionalText, toggle, values, ...agentForm } = useAgentForm(agent);
  const { errors } = agentForm.form;

  return (
    <form {...agentForm.form.props} className="space-y-6">
      <Card isSplit title="Public page" description="A page with the chat for anyone who has the address.">
        <div className="space-y-5">
          <Field
            label="Username"
            hint={`The end of the page’s address: ${location.origin}${paths.publicAgent(values.username || 'username')}`}
            error={errors.username}
          >
            {(field) => (
              <TextInput
                {...field}
                {...optionalText('username')}
                maxLength={30}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <Field
            label="Agent title"
            hint={`The heading of the page. Leave empty to use “${agent.displayName}”.`}
            error={errors.aiAgentTitle}
          >
            {(field) => <TextInput {...field} {...text('aiAgentTitle')} maxLength={80} autoComplete="off" />}
          </Field>
          <Field
            label="Description"
            hint={`${values.description.length} of ${descriptionLength} characters`}
            error={errors.description}
          >
            {(field) => (
              <TextArea {...field} {...text('description')} rows={3} maxLength={descriptionLength} />
            )}
          </Field>
          <AgentPictureField agent={agent} kind="cover">
            {agent.coverUrl === null ? (
              <AgentFace agent={agent} className="size-24" />
            ) : (
              <img src={agent.coverUrl} alt="" className="size-24 rounded-md object-cover" />
            )}
          </AgentPictureField>
          <Switch
            label="Public"
            description="The page is listed on Discover, and search engines may list it."
            {...toggle('isPublic')}
          />
          {agent.isPublic && agent.username !== null && <PublicAddress username={agent.username} />}
        </div>
      </Card>
      <Card isSplit title="Social links">
        <div className="grid gap-5 sm:grid-cols-2">
          {socialFields.map((name) => (
            <Field key={name} label={socialNetworks[name].label} error={errors[name]}>
              {(field) => <SocialInput {...field} {...optionalText(name)} name={name} />}
            </Field>
          ))}
        </div>
      </Card>
      <FrameCard agent={agent} />
      <SaveBar {...agentForm} label="Update" />
    </form>
  );
}

function PublicAddress({ username }: { username: string }) {
  const path = paths.publicAgent(username);
  return (
    <div className="space-y-2">
      <Field label="Address of the public page">
        {(field) => <CopyField {...field} value={`${location.origin}${path}`} />}
      </Field>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <NewTabLink to={path}>Open the public page</NewTabLink>
        <NewTabLink to={paths.publicAgentCode(username)}>QR code</NewTabLink>
        <NewTabLink to={paths.discover}>See all public agents</NewTabLink>
      </p>
    </div>
  );
}

/** To what the server draws, outside of the application. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-brand underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}

function FrameCard({ agent }: { agent: Pick<Agent, 'id' | 'displayName'> }) {
  return (
    <Card
      isSplit
      title="Chat in a frame"
      description="Shows the chat as part of a page instead of behind a button. It works on the allowed domains, whether or not the agent is public."
    >
      <Field label="Frame code">
        {(field) => <CopyField {...field} value={frameCode(location.origin, agent)} />}
      </Field>
    </Card>
  );
}

function SocialInput({ name, ...rest }: ComponentProps<typeof TextInput> & { name: SocialField }) {
  return (
    <TextInput {...rest} inputMode="url" autoComplete="off" placeholder={socialNetworks[name].example} />
  );
}
