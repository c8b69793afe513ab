import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { ConfirmAuthenticator } from './confirm-authenticator.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StartSecondFactor } from './start-second-factor.tsx';

type Step =
  | { name: 'password' }
  | { name: 'scan'; secret: string; uri: string }
  | { name: 'codes'; recoveryCodes: string[] };

const titles = {
  password: 'Turn on two-factor',
  scan: 'Add it to your authenticator',
  codes: 'Keep your recovery codes',
};

/** Password, authenticator, recovery codes: three steps in one dialog; nothing is on before the second is done. */
export function EnableSecondFactor({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'password' });

  const close = () => {
    const isDone = step.name === 'codes';
    setStep({ name: 'password' });
    onClose();
    if (!isDone) return;
    showToast.done('Two-factor is on.');
    void queryClient.invalidateQueries({ queryKey: ['account'] });
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} title={titles[step.name]} isHeld={step.name === 'codes'}>
      {step.name === 'password' && (
        <StartSecondFactor onCancel={close} onStarted={(started) => setStep({ name: 'scan', ...started })} />
      )}
      {step.name === 'scan' && (
        <ConfirmAuthenticator
          secret={step.secret}
          uri={step.uri}
          onCancel={close}
          onConfirmed={(recoveryCodes) => setStep({ name: 'codes', recoveryCodes })}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.recoveryCodes} onDone={close} />}
    </Dialog>
  );
}
