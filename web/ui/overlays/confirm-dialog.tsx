import { type FormEvent, type ReactNode, useState } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What will be lost. */
  children: ReactNode;
  confirmLabel: string;
  /** Text to type first, for what cannot be undone. */
  typedConfirmation?: string;
  onConfirm: () => Promise<unknown>;
}

/** Asks before something is destroyed; stays open with the reason when it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      <ConfirmForm {...props} />
    </Dialog>
  );
}

/** Mounted with each opening, so that nothing typed before is left in it. */
function ConfirmForm({ onClose, children, confirmLabel, typedConfirmation, onConfirm }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isConfirmed = typedConfirmation === undefined || typed.trim() === typedConfirmation.trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      setError(describeError(thrown));
      setIsBusy(false);
    }
  };

  return (
    <form onSubmit={submit} className="space-y-4">
      <div className="text-sm text-ink-secondary">{children}</div>
      {typedConfirmation !== undefined && (
        <Field label={`Type “${typedConfirmation}” to confirm`}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button variant="secondary" data-cancels onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" isDisabled={!isConfirmed} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
