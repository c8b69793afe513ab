import { Outlet } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = [
  { to: paths.partner, label: 'Referral link' },
  { to: paths.partnerClients, label: 'Client workspaces' },
  { to: paths.partnerEarnings, label: 'Earnings' },
  { to: paths.partnerWhiteLabel, label: 'White label' },
];

/** The partner area of the signed-in user. */
export default function PartnerLayout() {
  return (
    // As high as the screen at least, so that the footer stays where it is while tabs of any height load.
    <div className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <PageHeading title="Partner" description="For agencies: refer customers or build agents for clients." />
      <Tabs label="Partner" tabs={tabs} />
      <Outlet />
    </div>
  );
}
