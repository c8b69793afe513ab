import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { ArchivePerson } from '#contract/chat-archives/chat-archives.schemas.ts';
import { chatPlatformNames, joinedPeopleMaximum } from '#contract/chat-archives/chat-archives.ts';
import { useJoinPeople, useSeparatePerson } from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { SelectBox } from '#web/ui/lists/select-box.tsx';
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { Notice } from '#web/ui/notice.tsx';
import { describeAccounts } from './describe-accounts.ts';

/** A workspace of Slack has thousands; those who are not shown are found by their name. */
const mostShown = 100;
/** The page shows what went wrong. */
const ignore = () => undefined;

/** All people of an archive: those who are one can be joined, and separated again. */
export function WholeList() {
  const { id, people, peopleCount } = useArchive();
  const [search, setSearch] = useState('');
  const selection = useSelection(id);
  const join = useJoinPeople(id);
  const wanted = search.trim().toLowerCase();
  const found = people.filter(({ accounts }) =>
    accounts.some(({ name }) => name.toLowerCase().includes(wanted)),
  );
  // In the order of the list, so that who wrote most gives the name.
  const chosen = people.filter((person) => selection.ids.has(person.id)).map((person) => person.id);
  return (
    <Card
      isFlush
      title="People"
      description="One person may write in several apps. Choose their accounts and join them."
    >
      <div className="px-5 pb-4">
        <SearchInput label="Search people" value={search} onSearch={setSearch} />
      </div>
      <SelectionBar label="Chosen people" selection={selection} maximum={joinedPeopleMaximum}>
        <Button
          size="sm"
          isDisabled={chosen.length < 2}
          isBusy={join.isPending}
          onClick={() => join.mutateAsync(chosen).then(selection.clear, ignore)}
        >
          Join as one person
        </Button>
      </SelectionBar>
      {join.error && (
        <Notice tone="error" className="mx-5 my-3">
          {describeError(join.error)}
        </Notice>
      )}
      {found.length === 0 ? (
        <EmptyState icon={UsersRound} title="Nobody has this name" />
      ) : (
        <ul aria-label="People" className="border-t border-line">
          {found.slice(0, mostShown).map((person) => (
            <Person
              key={person.id}
              archiveId={id}
              person={person}
              isChosen={selection.ids.has(person.id)}
              onChoose={() => selection.toggle(person.id)}
            />
          ))}
        </ul>
      )}
      {people.length < peopleCount && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-secondary">
          This list has the {formatNumber(people.length)} of {formatNumber(peopleCount)} people who wrote
          most.
        </p>
      )}
      {found.length > mostShown && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-secondary">
          {mostShown} of {formatNumber(found.length)} people. Search to find the others.
        </p>
      )}
    </Card>
  );
}

interface PersonProps {
  archiveId: string;
  person: ArchivePerson;
  isChosen: boolean;
  onChoose: () => void;
}

function Person({ archiveId, person: { name, accounts }, isChosen, onChoose }: PersonProps) {
  const separation = useSeparatePerson(archiveId);
  const [, ...joined] = accounts;
  return (
    <ItemRow
      title={
        <span className="inline-flex items-center gap-3">
          <SelectBox label={`Choose ${name}`} isChecked={isChosen} onChange={onChoose} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </span>
      }
      text={<span className="block pl-7">{describeAccounts(accounts)}</span>}
    >
      {joined.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2 pl-7">
          {joined.map((account) => (
            <Button
              key={account.id}
              size="sm"
              variant="secondary"
              isBusy={separation.isPending && separation.variables === account.id}
              onClick={() => separation.mutateAsync(account.id).catch(ignore)}
            >
              Separate {chatPlatformNames[account.platform]}
              {account.name !== name && ` (${account.name})`}
            </Button>
          ))}
        </div>
      )}
      {separation.error && (
        <Notice tone="error" className="mt-3">
          {describeError(separation.error)}
        </Notice>
      )}
    </ItemRow>
  );
}
