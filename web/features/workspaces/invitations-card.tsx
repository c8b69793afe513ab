import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { invitationsQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';

export function InvitationsCard() {
  const invitations = useQuery(invitationsQuery());
  return (
    <Card title="Invitations" description="We email a link that works for seven days." isFlush>
      <div className="space-y-5 px-5 pb-5">
        <VerifyFirst purpose="invite people" />
        <InviteForm />
      </div>
      <ItemList
        label="Open invitations"
        query={invitations}
        empty={
          <EmptyRow icon={MailPlus} title="No open invitations">
            People you invite are listed here until they accept.
          </EmptyRow>
        }
      >
        {(invitation) => <InvitationRow key={invitation.id} invitation={invitation} />}
      </ItemList>
    </Card>
  );
}
