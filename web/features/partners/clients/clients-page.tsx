import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { maximumClientWorkspaces } from '#contract/partners/partners.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { partnerQuery } from '../partners.queries.ts';
import { ClientTable } from './client-table.tsx';
import { CreateClient } from './create-client.tsx';

export const meta = () => [{ title: `Client workspaces · ${brand.name}` }];

/** The workspaces that one made for clients. */
export default function ClientsPage() {
  const { search, setFilter } = useSearchFilters();
  const q = searchText(search);
  const partner = useQuery(partnerQuery());
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-3xl min-w-0 text-sm text-ink-secondary">
          Each client has its own workspace and plan, and can’t see the others. You can have{' '}
          {maximumClientWorkspaces} that are not handed over
          {partner.data ? `, and have ${partner.data.ownClients}` : ''}.{' '}
          <DocsLink page="partners#client-workspaces">How it works</DocsLink>
        </p>
        <Button onClick={() => setIsCreating(true)}>
          <Plus aria-hidden />
          Add client
        </Button>
      </div>
      <VerifyFirst purpose="add clients and hand workspaces over" />
      <SearchInput label="Search by name" value={q} onSearch={(value) => setFilter('q', value)} />
      <ClientTable q={q} onCreate={() => setIsCreating(true)} />
      <CreateClient isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}
