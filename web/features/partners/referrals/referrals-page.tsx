import { useQuery } from '@tanstack/react-query';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PartnerPitch } from '../partner-pitch.tsx';
import { partnerQuery } from '../partners.queries.ts';
import { ReferralCards } from './referral-cards.tsx';
import { ReferralDays } from './referral-days.tsx';
import { ReferralLink } from './referral-link.tsx';
import { ReferralTable } from './referral-table.tsx';

/** The document of this address is the pitch; only the application shows the page. */
export const handle: PageHandle = { isStatic: true, SignedOut: PartnerPitch };

export const meta = () =>
  pageMeta({
    path: paths.partner,
    title: `Partners · ${brand.name}`,
    description: `For agencies and freelancers who build websites for others: set up ${brand.name} agents for your clients, hand them over, and stay the one they call.`,
  });

/** The referral link, and what came of it. */
export default function ReferralsPage() {
  const partner = useQuery(partnerQuery());
  if (partner.data) {
    return (
      <>
        <ReferralLink link={partner.data.link} />
        <ReferralCards partner={partner.data} />
        <ReferralDays days={partner.data.days} />
        <ReferralTable />
      </>
    );
  }
  if (partner.isError) {
    return (
      <Card>
        <ErrorState error={partner.error} onRetry={() => partner.refetch()} />
      </Card>
    );
  }
  return (
    <Loading className="space-y-6">
      <Skeleton className="h-40 rounded-lg" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {['visits', 'sign-ups', 'agents', 'answers'].map((name) => (
          <Skeleton key={name} className="h-33 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-lg" />
    </Loading>
  );
}
