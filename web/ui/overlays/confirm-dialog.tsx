import { type ReactNode, useState } from 'react';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What will be lost. */
  children: ReactNode;
  confirmLabel: string;
  /** Where “Cancel” could be what is confirmed. */
  keepLabel?: string;
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
function ConfirmForm({
  onClose,
  children,
  confirmLabel,
  keepLabel,
  typedConfirmation,
  onConfirm,
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const isConfirmed = typedConfirmation === undefined || typed.trim() === typedConfirmation.trim();

  const form = useForm({
    read: () => typed,
    send: async () => {
      await onConfirm();
      onClose();
    },
  });

  return (
    <form {...form.props} className="space-y-4">
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
      <DialogButtons
        label={confirmLabel}
        cancelLabel={keepLabel}
        form={form}
        isDangerous
        isDisabled={!isConfirmed}
        onCancel={onClose}
      />
    </form>
  );
}
