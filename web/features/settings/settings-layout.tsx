import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
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
import { SettingsNav } from './settings-nav.tsx';
import { settingsPageAt } from './settings-pages.ts';

export const meta = ({ location }: { location: { pathname: string } }) => {
  const page = settingsPageAt(location.pathname);
  return [{ title: `${page ? `${page.label} · ` : ''}Settings · ${brand.name}` }];
};

export default function SettingsLayout() {
  const account = useQuery(accountQuery());
  const workspace = useQuery(workspaceQuery());
  const failed = [account, workspace].find((query) => query.isError && !query.data);
  return (
    // As high as the screen at least, so that the footer stays where it is while tabs of any height load.
    <div className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-console space-y-6 px-4 pt-4 pb-8 sm:px-6 lg:pt-8">
      <PageHeading
        title="Settings"
        trail={[{ to: paths.dashboard, label: 'Dashboard' }]}
        description={
          workspace.data
            ? `Your account and the workspace ${workspace.data.name}.`
            : 'Your account and your workspace.'
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <SettingsNav />
        <div className="min-w-0">
          {account.data && workspace.data ? (
            <Outlet
              context={{ account: account.data, workspace: workspace.data } satisfies SettingsContext}
            />
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
    </div>
  );
}
