import { useQuery } from '@tanstack/react-query';
import { brand } from '#contract/brand.ts';
import { usageQuery } from '#web/console/plans/billing.queries.ts';
import { showsBrand } from '#web/console/plans/shows-brand.ts';
import { AgentFace } from '#web/features/agents/agent-face.tsx';
import { AgentPictureField } from '#web/features/agents/agent-picture-field.tsx';
import { SaveBar } from '#web/features/agents/settings/save-bar.tsx';
import { useAgentForm } from '#web/features/agents/settings/use-agent-form.ts';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { ColorField } from '#web/ui/forms/color-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { LookPreview } from './look-preview.tsx';

export const meta = () => [{ title: `Visual Look · ${brand.name}` }];

export default function VisualLookPage() {
  const agent = useAgent();
  const { form, values, change, text, toggle, hasUnsaved } = useAgentForm(agent);
  const usage = useQuery(usageQuery());

  return (
    <div className="space-y-6">
      <ConsoleHeading title="Visual Look" description="How the chat looks on your website." />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <form {...form.props} className="space-y-6">
          <Card title="General">
            <div className="space-y-5">
              <Field label="Display name" hint="Customers see this name." error={form.errors.displayName}>
                {(field) => (
                  <TextInput {...field} {...text('displayName')} maxLength={80} autoComplete="off" />
                )}
              </Field>
              <AgentPictureField agent={agent} kind="avatar">
                <AgentFace agent={{ ...agent, messageColor: values.messageColor }} className="size-16" />
              </AgentPictureField>
              <Field label="Message colour" error={form.errors.messageColor}>
                {(field) => (
                  <ColorField
                    {...field}
                    name="messageColor"
                    value={values.messageColor}
                    onChange={(messageColor) => change({ messageColor })}
                  />
                )}
              </Field>
              <div className="grid gap-5 sm:grid-cols-2">
                <Field label="Light or dark">
                  {(field) => (
                    <Select {...field} {...text('colorMode')}>
                      <option value="auto">Same as the visitor’s device</option>
                      <option value="light">Light Mode</option>
                      <option value="dark">Dark Mode</option>
                    </Select>
                  )}
                </Field>
                <Field label="Position">
                  {(field) => (
                    <Select {...field} {...text('position')}>
                      <option value="right">Bottom right</option>
                      <option value="left">Bottom left</option>
                    </Select>
                  )}
                </Field>
              </div>
              <Switch
                label="AI Agent Opened"
                description="The chat opens directly when a visitor opens your website."
                {...toggle('isOpenedOnLoad')}
              />
            </div>
          </Card>
          <SaveBar form={form} hasUnsaved={hasUnsaved} label="Update" />
        </form>
        <LookPreview
          displayName={values.displayName}
          avatarUrl={agent.avatarUrl}
          welcomeMessage={values.welcomeMessage}
          messageColor={values.messageColor}
          colorMode={values.colorMode}
          position={values.position}
          isOpenedOnLoad={values.isOpenedOnLoad}
          hasBrand={showsBrand(usage.data?.plan.id)}
        />
      </div>
    </div>
  );
}
