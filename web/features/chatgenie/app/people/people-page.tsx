import { UsersRound } from 'lucide-react';
import { NothingImported } from '#web/features/chatgenie/app/nothing-imported.tsx';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { Proposals } from './proposals.tsx';
import { WholeList } from './whole-list.tsx';

/** Who is who in an archive: people who may be one, and all people with their accounts. */
export default function PeoplePage() {
  const { peopleCount } = useArchive();
  if (peopleCount === 0)
    return (
      <NothingImported icon={UsersRound} title="Nobody yet">
        Upload the export of a chat to see its people here.
      </NothingImported>
    );
  return (
    <div className="space-y-6">
      <Proposals />
      <WholeList />
    </div>
  );
}
