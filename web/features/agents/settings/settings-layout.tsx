import { Outlet } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = [
  { tab: 'general', label: 'General' },
  { tab: 'leads', label: 'Leads' },
  { tab: 'discover', label: 'Discover' },
  { tab: 'identity', label: 'Identity' },
  { tab: 'history', label: 'History' },
  { tab: 'danger-zone', label: 'Danger Zone' },
] as const;

export const meta = ({ location }: { location: { pathname: string } }) => {
  const open = tabs.find(({ tab }) => location.pathname.endsWith(`/settings/${tab}`)) ?? tabs[0];
  return [{ title: `${open.label} · Settings · ${brand.name}` }];
};

export default function SettingsLayout() {
  const agent = useAgent();
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Settings"
        tabs={
          <Tabs
            label="Settings"
            tabs={tabs.map(({ tab, label }) => ({ to: paths.settings(agent.id, tab), label }))}
          />
        }
      />
      <Outlet context={agent} />
    </div>
  );
}
