import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Form } from './use-form.ts';

interface DialogButtonsProps {
  label: string;
  form: Pick<Form, 'isBusy' | 'message'>;
  onCancel: () => void;
  cancelLabel?: string | undefined;
  isDangerous?: boolean;
  isDisabled?: boolean;
}

/** The end of a form in a dialog. */
export function DialogButtons({
  label,
  form: { isBusy, message },
  onCancel,
  cancelLabel = 'Cancel',
  isDangerous,
  isDisabled,
}: DialogButtonsProps) {
  return (
    <div className="space-y-4 pt-1">
      {message && <Notice tone="error">{message}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" data-cancels onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          isBusy={isBusy}
          isDisabled={isDisabled}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
