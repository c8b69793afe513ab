import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import type { ChatLanguage } from '#contract/look/look.ts';
import { paths } from '#contract/page-addresses.ts';
import { SaveBar } from '#web/features/agents/settings/save-bar.tsx';
import { useAgentForm } from '#web/features/agents/settings/use-agent-form.ts';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { LookPreview } from './look-preview.tsx';
import { lookTabs } from './look-tabs.ts';
import type { LookContext } from './use-look.ts';

const openTab = (pathname: string) =>
  lookTabs.find(({ tab }) => pathname.endsWith(`/visual-look/${tab}`)) ?? lookTabs[0]!;

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${openTab(location.pathname).label} · Visual Look · ${brand.name}` },
];

/** One form over all tabs, so that what is typed on one is still there on the next, with one preview of all of it. */
export default function VisualLookLayout() {
  const agent = useAgent();
  const agentForm = useAgentForm(agent);
  const { form, values, hasUnsaved, conflict, discard } = agentForm;
  const [language, setLanguage] = useState<ChatLanguage | null>(null);
  const [messageScene, setMessageScene] = useState<LookContext['messageScene']>('start');
  const open = openTab(useLocation().pathname);
  const context: LookContext = { ...agentForm, agent, language, setLanguage, messageScene, setMessageScene };

  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Visual Look"
        actions={
          // Below the fields the preview would not be found.
          <Button
            variant="secondary"
            onClick={() => document.getElementById('live-preview')?.scrollIntoView()}
            className="xl:hidden"
          >
            <Eye aria-hidden />
            Preview
          </Button>
        }
        tabs={
          <Tabs
            label="Visual Look"
            tabs={lookTabs.map(({ tab, label, fields }) => ({
              to: paths.visualLook(agent.id, tab),
              label,
              badge: fields.some((field) => form.errors[field]) ? 'Check' : undefined,
            }))}
          />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <form {...form.props} className="space-y-6">
          <Outlet context={context} />
          <SaveBar
            form={form}
            hasUnsaved={hasUnsaved}
            conflict={conflict}
            discard={discard}
            label="Update"
            within={paths.visualLook(agent.id)}
          />
        </form>
        <LookPreview
          look={{
            ...inLanguage(values, open.tab === 'messages' ? language : null),
            avatarUrl: agent.avatarUrl,
          }}
          scene={open.tab === 'messages' ? messageScene : open.scene}
        />
      </div>
    </div>
  );
}

/** The settings with the messages that a visitor with this language gets. */
function inLanguage(values: AgentSettings, language: ChatLanguage | null): AgentSettings {
  const own = values.translations.find((each) => each.language === language);
  return {
    ...values,
    welcomeMessage: own?.welcomeMessage || values.welcomeMessage,
    pausedMessage: own?.pausedMessage || values.pausedMessage,
    outsideHoursMessage: own?.outsideHoursMessage || values.outsideHoursMessage,
  };
}
