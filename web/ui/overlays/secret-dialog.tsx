import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from './dialog.tsx';

/** What makes a secret tells it, or that none is wanted. */
export interface SecretMaking {
  onMade: (secret: string) => void;
  onCancel: () => void;
}

interface SecretDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** In place of the title, once the secret is there. */
  madeTitle: string;
  /** What the secret is. */
  label: string;
  /** What it is for, or how long it works. */
  advice: string;
  /** The form that makes it. */
  children: (making: SecretMaking) => ReactNode;
}

/** Has a secret made, then shows it: this is the only time that it is seen. */
export function SecretDialog({
  isOpen,
  onClose,
  title,
  madeTitle,
  label,
  advice,
  children,
}: SecretDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setSecret(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={secret === null ? title : madeTitle}
      isHeld={secret !== null}
    >
      {secret === null ? (
        children({ onMade: setSecret, onCancel: close })
      ) : (
        <div className="space-y-4">
          <Field label={label}>{(control) => <CopyField {...control} value={secret} />}</Field>
          <Notice tone="warning">Copy it now. You won’t see it again. {advice}</Notice>
          <div className="flex justify-end">
            <Button onClick={close}>Done</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
