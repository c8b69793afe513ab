import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import type { OperatedPartner } from '#contract/operated-partners/operated-partners.schemas.ts';
import type { whiteLabelStates } from '#contract/partners/partners.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { formatNumber } from '#web/lib/format.ts';
import { pageNumber } from '#web/lib/search-params/page-number.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { OffsetPager } from '../offset-pager.tsx';
import { partnersQuery } from '../operator.queries.ts';
import { PayoutsCard } from './payouts-card.tsx';
import { RemoveLabelDialog } from './remove-label-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const pageSize = 50;

/** Payouts that partners requested, and what each of them earns. */
export default function PartnersPage() {
  const { search, setFilter, clearFilters } = useSearchFilters();
  /** What is looked for begins on its first page. */
  const look = (name: string, value: string) => {
    setFilter(name, value);
    clearFilters(['page']);
  };
  const q = searchText(search);
  const page = pageNumber(search);
  const list = useQuery(partnersQuery({ ...(q ? { q } : {}), limit: pageSize, offset: page * pageSize }));
  const [chosen, setChosen] = useState<OperatedPartner | null>(null);
  const [unlabelled, setUnlabelled] = useState<OperatedPartner | null>(null);
  return (
    <>
      <PayoutsCard />
      <Card title="Partners" description="Those who earned most come first." isFlush>
        <div className="px-5 pb-4">
          <div className="w-full sm:w-72">
            <SearchInput label="Search partners" value={q} onSearch={(value) => look('q', value)} />
          </div>
        </div>
        {list.data ? (
          <>
            <Partners
              partners={list.data.data}
              isFiltered={q !== ''}
              onChoose={setChosen}
              onRemoveLabel={setUnlabelled}
            />
            {list.data.total > 0 && (
              <OffsetPager
                page={page}
                pageSize={pageSize}
                shown={list.data.data.length}
                total={list.data.total}
                onPage={(next) => setFilter('page', next === 0 ? '' : String(next))}
              />
            )}
          </>
        ) : list.isError ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <TableSkeleton />
        )}
      </Card>
      <TermsDialog partner={chosen} onClose={() => setChosen(null)} />
      {unlabelled && <RemoveLabelDialog partner={unlabelled} onClose={() => setUnlabelled(null)} />}
    </>
  );
}

interface PartnersProps {
  partners: readonly OperatedPartner[];
  isFiltered: boolean;
  onChoose: (partner: OperatedPartner) => void;
  onRemoveLabel: (partner: OperatedPartner) => void;
}

const labelStates: Record<(typeof whiteLabelStates)[number], string> = {
  active: '',
  unchecked: ', not checked yet',
  stopped: ', stopped as its TXT record is missing',
};

function Partners({ partners, isFiltered, onChoose, onRemoveLabel }: PartnersProps) {
  if (partners.length === 0)
    return (
      <div className="border-t border-line">
        <EmptyRow icon={Handshake} title={isFiltered ? 'Nothing matches' : 'Nobody is a partner yet'} />
      </div>
    );
  const columns: readonly Column<OperatedPartner>[] = [
    {
      header: 'Partner',
      cell: (partner) => (
        <div className="min-w-0 wrap-anywhere">
          {partner.company || partner.name}
          <div className="text-xs text-ink-secondary">
            {partner.email}
            {partner.whiteLabel && (
              <>
                <p>
                  White label: {partner.whiteLabel.host}
                  {labelStates[partner.whiteLabel.state]}
                </p>
                <button
                  type="button"
                  aria-label={`Remove white label of ${partner.email}`}
                  onClick={() => onRemoveLabel(partner)}
                  className={classNames(linkLook, 'py-1')}
                >
                  Remove white label
                </button>
              </>
            )}
          </div>
        </div>
      ),
    },
    {
      header: 'Rate',
      cell: ({ terms, agreed }) => (
        <>
          {terms.percent} % for {formatNumber(terms.months)} months
          {agreed.percent === null && agreed.months === null && (
            <span className="block text-xs text-ink-secondary">Default</span>
          )}
        </>
      ),
    },
    { header: 'Referrals', isNumeric: true, cell: ({ referrals }) => formatNumber(referrals) },
    { header: 'Clients', isNumeric: true, cell: ({ clients }) => formatNumber(clients) },
    { header: 'Earned', isNumeric: true, cell: ({ earnedCents }) => formatMoney(earnedCents) },
    { header: 'Not paid out', isNumeric: true, cell: ({ openCents }) => formatMoney(openCents) },
    {
      header: 'Actions',
      hidesHeader: true,
      onCard: 'whole',
      cell: (partner) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Change rate of ${partner.email}`}
          onClick={() => onChoose(partner)}
        >
          Change rate
        </Button>
      ),
    },
  ];
  return <DataTable caption="Partners" columns={columns} rows={partners} keyOf={({ id }) => id} />;
}
