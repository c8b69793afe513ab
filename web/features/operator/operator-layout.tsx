import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { CallError } from '#web/lib/call-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { operatorQuery } from './operator.queries.ts';

export const meta = () => [{ title: `Operator · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

/** The operator's view, once they have confirmed who they are; for everybody else there is no such page. */
export default function OperatorLayout() {
  const self = useQuery({ ...operatorQuery(), retry: false });
  const code = self.error instanceof CallError ? self.error.code : null;
  if (code === 'not-found') return <NotFoundScreen />;
  return (
    <div className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Operator"
        description="All workspaces of this installation."
        trail={[{ to: paths.dashboard, label: 'Dashboard' }]}
      />
      {self.data ? (
        <>
          <OperatorTabs counts={self.data.counts} />
          <Outlet />
        </>
      ) : code === 'confirmation-needed' ? (
        <Card>
          <EmptyState
            icon={ShieldCheck}
            title="Confirm that it’s you"
            action={<Button onClick={() => void self.refetch()}>Confirm</Button>}
          >
            The operator’s view opens for an hour after you confirm who you are.
          </EmptyState>
        </Card>
      ) : self.isError ? (
        <Card>
          <ErrorState error={self.error} onRetry={() => void self.refetch()} />
        </Card>
      ) : (
        <Loading className="space-y-6">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-96 w-full" />
        </Loading>
      )}
    </div>
  );
}

function OperatorTabs({ counts }: { counts: Record<'messages' | 'emails' | 'jobs' | 'payouts', number> }) {
  const { pathname } = useLocation();
  const badge = (count: number) => (count > 0 ? { badge: formatNumber(count) } : {});
  const tabs = [
    {
      to: paths.operator,
      label: 'Workspaces',
      isActive: pathname === paths.operator || pathname.startsWith(`${paths.operator}/workspaces`),
    },
    { to: paths.operatorPage('messages'), label: 'Messages', ...badge(counts.messages) },
    { to: paths.operatorPage('chatgenie'), label: 'ChatGenie' },
    { to: paths.operatorPage('waitlist'), label: 'Waitlist' },
    { to: paths.operatorPage('emails'), label: 'Emails', ...badge(counts.emails) },
    { to: paths.operatorPage('jobs'), label: 'Jobs', ...badge(counts.jobs) },
    { to: paths.operatorPage('backups'), label: 'Backups' },
    { to: paths.operatorPage('costs'), label: 'Costs' },
    { to: paths.operatorPage('prices'), label: 'Prices' },
    { to: paths.operatorPage('partners'), label: 'Partners', ...badge(counts.payouts) },
    { to: paths.operatorPage('announcements'), label: 'Announcements' },
    { to: paths.operatorPage('documentation'), label: 'Documentation' },
    { to: paths.operatorPage('audit-log'), label: 'Audit log' },
  ];
  return <Tabs label="Operator" tabs={tabs} />;
}
