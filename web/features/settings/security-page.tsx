import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

export default function SecuritySettingsPage() {
  return (
    <div className="space-y-6">
      <PasswordCard />
      <TwoFactorCard />
      <PasskeysCard />
      <SessionsCard />
    </div>
  );
}
