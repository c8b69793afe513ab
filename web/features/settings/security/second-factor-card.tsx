import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useSettings } from '#web/console/account/use-settings.ts';
import { formatCount } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DisableSecondFactor } from './disable-second-factor.tsx';
import { EnableSecondFactor } from './enable-second-factor.tsx';

/** Below this many codes it is time to make new ones. */
const fewCodes = 3;

export function SecondFactorCard() {
  const { account } = useSettings();
  const [open, setOpen] = useState<'enable' | 'disable' | null>(null);
  const isOn = account.isTwoFactorEnabled;
  const close = () => setOpen(null);
  return (
    <Card
      isSplit
      title={
        <span className="flex flex-wrap items-center gap-2.5">
          Two-factor authentication
          <Badge tone={isOn ? 'ready' : 'neutral'} icon={isOn ? ShieldCheck : ShieldOff}>
            {isOn ? 'On' : 'Off'}
          </Badge>
        </span>
      }
      description="Asks for a code from an authenticator app after your password. A stolen password alone is not enough to sign in."
    >
      <div className="space-y-4">
        {isOn && (
          <p className="text-sm text-ink-secondary">
            {formatCount(account.recoveryCodesLeft, 'recovery code')} left. To get new ones, turn two-factor
            off and on again.
          </p>
        )}
        {isOn && account.recoveryCodesLeft < fewCodes && (
          <Notice tone="warning">
            Few recovery codes are left. Without one, a lost phone locks you out of your account.
          </Notice>
        )}
        {isOn ? (
          <Button variant="secondary" onClick={() => setOpen('disable')}>
            Turn off
          </Button>
        ) : (
          <Button onClick={() => setOpen('enable')}>Turn on</Button>
        )}
      </div>
      <EnableSecondFactor isOpen={open === 'enable'} onClose={close} />
      <DisableSecondFactor isOpen={open === 'disable'} onClose={close} />
    </Card>
  );
}
