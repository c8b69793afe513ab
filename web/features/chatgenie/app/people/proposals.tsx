import { useQuery } from '@tanstack/react-query';
import type { ArchivePerson } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { SameReason } from '#contract/chat-archives/chat-archives.ts';
import {
  samePeopleQuery,
  useJoinPeople,
  useKeepPeopleApart,
} from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { describeAccounts } from './describe-accounts.ts';

const reasons: Record<SameReason, string> = {
  owner: 'These exports do not name their owner.',
  number: 'They have the same phone number.',
  email: 'They have the same email address.',
  name: 'They have the same name.',
};
/** The row shows what went wrong. */
const ignore = () => undefined;
/** More are offered once these are answered. */
const shownAtOnce = 10;

/** People who may be one, for the user to say. Nothing is drawn when there are none. */
export function Proposals() {
  const { id, messages, people } = useArchive();
  const proposals = useQuery(samePeopleQuery(id, messages)).data ?? [];
  const byId = new Map(people.map((person) => [person.id, person]));
  const known = proposals.flatMap(({ personIds, reason }) => {
    const all = personIds.flatMap((personId) => byId.get(personId) ?? []);
    return all.length === personIds.length ? [{ people: all, reason }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Card
      isFlush
      title="Are these one person?"
      description="Joined people count as one in figures, filters and answers. You can separate them again."
    >
      <ul aria-label="People who may be one" className="border-t border-line">
        {known.slice(0, shownAtOnce).map((proposal) => (
          <Proposal key={proposal.people.map((person) => person.id).join(' ')} archiveId={id} {...proposal} />
        ))}
      </ul>
    </Card>
  );
}

interface ProposalProps {
  archiveId: string;
  people: ArchivePerson[];
  reason: SameReason;
}

function Proposal({ archiveId, people, reason }: ProposalProps) {
  const join = useJoinPeople(archiveId);
  const apart = useKeepPeopleApart(archiveId);
  // Who wrote most gives the name.
  const ids = people.toSorted((one, other) => other.messages - one.messages).map(({ id }) => id);
  const error = join.error ?? apart.error;
  return (
    <ItemRow
      title={people.map(({ name }) => name).join(' and ')}
      text={`${reasons[reason]} ${describeAccounts(people.flatMap(({ accounts }) => accounts))}`}
      actions={
        <>
          <Button size="sm" isBusy={join.isPending} onClick={() => join.mutateAsync(ids).catch(ignore)}>
            Join
          </Button>
          <Button
            size="sm"
            variant="secondary"
            isBusy={apart.isPending}
            onClick={() => apart.mutateAsync(ids).catch(ignore)}
          >
            Not the same
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="error" className="mt-3">
          {describeError(error)}
        </Notice>
      )}
    </ItemRow>
  );
}
