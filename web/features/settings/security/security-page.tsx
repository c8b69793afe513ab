import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export default function SecuritySettingsPage() {
  return (
    <div className="space-y-6">
      <PasswordCard />
      <SecondFactorCard />
      <PasskeysCard />
      <SessionsCard />
    </div>
  );
}
