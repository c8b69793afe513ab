import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { EmptyRow } from '#web/features/settings/empty-row.tsx';
import { ItemList } from '#web/features/settings/item-list.tsx';
import { useSettings } from '#web/features/settings/use-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { memberRights } from './member-rights.ts';
import { MemberRow } from './member-row.tsx';
import { membersQuery } from './workspaces.queries.ts';

export function MembersCard() {
  const { workspace } = useSettings();
  const members = useQuery(membersQuery());
  return (
    <Card title="Members" description={`Who works in ${workspace.name}.`} isFlush>
      <ItemList label="Members" query={members} empty={<EmptyRow icon={Users} title="Nobody is here" />}>
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
