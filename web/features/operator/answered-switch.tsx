import { useState } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface AnsweredSwitchProps {
  label: string;
  isAnswered: boolean;
  onMark: (isAnswered: boolean) => Promise<unknown>;
}

/** Whether the operator has answered; it moves at once, and back when it could not be stored. */
export function AnsweredSwitch({ label, isAnswered, onMark }: AnsweredSwitchProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const mark = async (next: boolean) => {
    setWanted(next);
    try {
      await onMark(next);
    } catch (error) {
      showToast.failed(describeError(error));
    } finally {
      setWanted(null);
    }
  };
  return (
    <Switch
      isBare
      label={label}
      checked={wanted ?? isAnswered}
      onChange={(event) => void mark(event.target.checked)}
    />
  );
}
