import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import type { OperatedChatgenieUser } from '#contract/operator/operator.schemas.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { chatgenieUsersQuery, useEndChatgenieGrant } from '../operator.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { GiveProDialog } from './give-pro-dialog.tsx';

/** The users who have ChatGenie Pro, and to whom it is given without payment. */
export default function ChatgeniePage() {
  const { search, setFilter } = useSearchFilters();
  const q = searchText(search);
  const list = useInfiniteQuery(chatgenieUsersQuery(q));
  const [isGiving, setIsGiving] = useState(false);
  const [ended, setEnded] = useState<OperatedChatgenieUser | null>(null);
  const columns: Column<OperatedChatgenieUser>[] = [
    {
      header: 'User',
      cell: ({ name, email }) => (
        <div className="min-w-0 wrap-anywhere">
          {name}
          {name !== email && <p className="text-xs text-ink-secondary">{email}</p>}
        </div>
      ),
    },
    {
      header: 'Pro',
      cell: ({ pays, reason }) => (
        <span className="flex flex-wrap gap-1.5">
          {pays && <Badge tone="ready">Paid</Badge>}
          {reason !== null && <Badge tone="brand">Given</Badge>}
        </span>
      ),
    },
    {
      header: 'Reason',
      onCard: 'whole',
      cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
    },
    {
      header: 'Actions',
      hidesHeader: true,
      onCard: 'whole',
      cell: (person) =>
        person.reason !== null && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`End Pro for ${person.email}`}
            onClick={() => setEnded(person)}
          >
            End
          </Button>
        ),
    },
  ];
  return (
    <Card
      title="ChatGenie Pro"
      description="Who pays for it, and to whom you gave it."
      isFlush
      actions={
        <Button size="sm" onClick={() => setIsGiving(true)}>
          Give Pro
        </Button>
      }
    >
      <PagedTable
        caption="ChatGenie Pro"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        icon={MessagesSquare}
        empty={{ title: q ? 'Nothing matches' : 'Nobody has ChatGenie Pro yet' }}
        filters={
          <div className="w-full sm:w-72">
            <SearchInput label="Search users" value={q} onSearch={(value) => setFilter('q', value)} />
          </div>
        }
      />
      <GiveProDialog isOpen={isGiving} onClose={() => setIsGiving(false)} />
      {ended && <EndDialog person={ended} onClose={() => setEnded(null)} />}
    </Card>
  );
}

function EndDialog({ person, onClose }: { person: OperatedChatgenieUser; onClose: () => void }) {
  const end = useEndChatgenieGrant(person.id);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`End ChatGenie Pro for ${person.email}?`}
      label="End Pro"
      hint="It goes into the audit log."
      isDangerous
      onSend={async (reason) => {
        await end.mutateAsync(reason);
        showToast.done('Pro has ended.');
      }}
    >
      {person.pays
        ? 'They also pay for Pro, and keep it until they cancel.'
        : 'They go back to Free. Nothing that they imported is deleted.'}
    </ReasonDialog>
  );
}
