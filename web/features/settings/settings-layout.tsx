import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { accountQuery } from '#web/console/account/account.queries.ts';
import type { SettingsContext } from '#web/console/account/use-settings.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = [
  { to: paths.accountSettings(), label: 'General' },
  { to: paths.accountSettings('security'), label: 'Security' },
  { to: paths.accountSettings('team'), label: 'Team' },
  { to: paths.accountSettings('inbox'), label: 'Inbox' },
  { to: paths.accountSettings('saved-replies'), label: 'Saved replies' },
  { to: paths.accountSettings('notifications'), label: 'Notifications' },
  { to: paths.accountSettings('api-keys'), label: 'API keys' },
  { to: paths.accountSettings('webhooks'), label: 'Webhooks' },
  { to: paths.accountSettings('model-keys'), label: 'Model keys' },
  { to: paths.accountSettings('privacy'), label: 'Privacy' },
  { to: paths.accountSettings('audit-log'), label: 'Audit log' },
  { to: paths.accountSettings('data'), label: 'Data' },
];

/** The tab whose page, or a page below it, is open. The address of the first begins all others. */
const tabOf = (pathname: string) => tabs.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`));

export const meta = ({ location }: { location: { pathname: string } }) => {
  const tab = tabOf(location.pathname);
  return [{ title: `${tab ? `${tab.label} · ` : ''}Settings · ${brand.name}` }];
};

export default function SettingsLayout() {
  const account = useQuery(accountQuery());
  const workspace = useQuery(workspaceQuery());
  const { pathname } = useLocation();
  const failed = [account, workspace].find((query) => query.isError && !query.data);
  return (
    // As high as the screen at least, so that the footer stays where it is while tabs of any height load.
    <div className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Settings"
        trail={[{ to: paths.dashboard, label: 'Dashboard' }]}
        tabs={
          <Tabs label="Settings" tabs={tabs.map((tab) => ({ ...tab, isActive: tab === tabOf(pathname) }))} />
        }
      />
      <div className="max-w-4xl">
        {account.data && workspace.data ? (
          <Outlet context={{ account: account.data, workspace: workspace.data } satisfies SettingsContext} />
        ) : failed ? (
          <Card>
            <ErrorState
              error={failed.error}
              onRetry={() => {
                void account.refetch();
                void workspace.refetch();
              }}
            />
          </Card>
        ) : (
          <Loading className="space-y-6">
            <Skeleton className="h-48 w-full" />
            <Skeleton className="h-48 w-full" />
          </Loading>
        )}
      </div>
    </div>
  );
}
