import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useSettings } from '#web/console/account/use-settings.ts';
import { membersQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { memberRights } from './member-rights.ts';
import { MemberRow } from './member-row.tsx';

export function MembersCard() {
  const { workspace } = useSettings();
  const members = useQuery(membersQuery());
  return (
    <Card title="Members" description={`Who works in ${workspace.name}.`} isFlush>
      <ItemList label="Members" query={members} empty={<EmptyRow icon={Users} title="No members" />}>
        {(member) => (
          <MemberRow
            key={member.userId}
            member={member}
            rights={memberRights(workspace.role, member, members.data ?? [])}
          />
        )}
      </ItemList>
    </Card>
  );
}
