import { Proposals } from './proposals.tsx';
import { WholeList } from './whole-list.tsx';

/** Who is who in an archive: people who may be one, and all people with their accounts. */
export default function PeoplePage() {
  return (
    <div className="space-y-6">
      <Proposals />
      <WholeList />
    </div>
  );
}
