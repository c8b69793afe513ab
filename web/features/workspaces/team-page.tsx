import { useSettings } from '#web/console/account/use-settings.ts';
import { InvitationsCard } from './invitations-card.tsx';
import { MembersCard } from './members-card.tsx';
import { RolesCard } from './roles-card.tsx';

export default function TeamSettingsPage() {
  const { isAdmin } = useSettings();
  return (
    <div className="space-y-6">
      <MembersCard />
      {isAdmin && <InvitationsCard />}
      <RolesCard />
    </div>
  );
}
