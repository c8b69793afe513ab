import type { ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import { AttentionTiles } from '#web/console/agents/attention-tiles.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ColorField } from '#web/ui/forms/color-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { AgentStatusBadge } from '../agent-status-badge.tsx';
import { DeleteAgent } from '../delete-agent.tsx';
import { embedCode } from '../installation/embed-code.ts';
import { SaveBar } from '../settings/save-bar.tsx';
import { useAgentForm } from '../settings/use-agent-form.ts';
import { useAgent } from '../use-agent.ts';
import { BudgetNotice } from './budget-notice.tsx';
import { WaitingLine } from './waiting-line.tsx';

export const meta = () => [{ title: `Overview · ${brand.name}` }];

/** @param sources the list of the agent's sources, which another feature draws */
export function OverviewPage({ sources }: { sources: ReactNode }) {
  const agent = useAgent();
  const { form, values, change, text, hasUnsaved, conflict, discard } = useAgentForm(agent);
  const code = embedCode(location.origin, agent.id);

  return (
    <div className="space-y-6">
      <ConsoleHeading title="Overview" actions={<AgentStatusBadge agent={agent} />} />
      <BudgetNotice agent={agent} />
      <AttentionTiles agentId={agent.id} />
      <WaitingLine agentId={agent.id} />
      <div className="grid grid-cols-2 gap-4">
        <Figure label="Total interactions" value={agent.counts.conversations} />
        <Figure label="Total leads" value={agent.counts.leads} />
      </div>
      <form {...form.props} className="space-y-6">
        <Card title="Agent">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Agent name" hint="Only the owner sees this name." error={form.errors.name}>
              {(field) => <TextInput {...field} {...text('name')} maxLength={80} autoComplete="off" />}
            </Field>
            <Field label="Status" hint="A paused agent tells visitors that it is away.">
              {(field) => (
                <Select {...field} {...text('status')}>
                  <option value="active">Active</option>
                  <option value="paused">Paused</option>
                </Select>
              )}
            </Field>
            <Field label="Welcome message" error={form.errors.welcomeMessage} className="sm:col-span-2">
              {(field) => <TextArea {...field} {...text('welcomeMessage')} rows={3} maxLength={500} />}
            </Field>
            <Field label="Widget colour" error={form.errors.messageColor}>
              {(field) => (
                <ColorField
                  {...field}
                  name="messageColor"
                  value={values.messageColor}
                  onChange={(messageColor) => change({ messageColor })}
                />
              )}
            </Field>
          </div>
        </Card>
        {sources}
        <Card
          title="Embed code"
          description="Paste it between the head tags of your website."
          actions={<CopyButton size="sm" text={code} label="Copy Code" />}
        >
          <CodeBlock code={code} label="Embed code" />
        </Card>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <SaveBar
            form={form}
            hasUnsaved={hasUnsaved}
            conflict={conflict}
            discard={discard}
            label="Update All Settings"
          />
          <DeleteAgent agent={agent} label="Delete Agent" isQuiet />
        </div>
      </form>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-5 py-4">
      <p className="text-sm text-ink-secondary">{label}</p>
      <p className="mt-1 font-display text-2xl font-semibold tabular-nums">{formatNumber(value)}</p>
    </div>
  );
}
