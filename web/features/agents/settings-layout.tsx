import { Outlet } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/paths.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAgent } from './use-agent.ts';

export const meta = () => [{ title: `Settings · ${brand.name}` }];

export default function SettingsLayout() {
  const agent = useAgent();
  return (
    <div className="space-y-6">
      <ConsoleHeading title="Settings" />
      <Tabs
        label="Settings"
        tabs={[
          { to: paths.settings(agent.id), label: 'General' },
          { to: paths.settings(agent.id, 'leads'), label: 'Leads' },
          { to: paths.settings(agent.id, 'danger-zone'), label: 'Danger Zone' },
        ]}
      />
      <Outlet context={agent} />
    </div>
  );
}
