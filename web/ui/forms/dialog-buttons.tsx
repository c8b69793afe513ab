import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface DialogButtonsProps {
  label: string;
  isBusy: boolean;
  error: string | null;
  onCancel: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
}

/** The end of a form in a dialog. */
export function DialogButtons({
  label,
  isBusy,
  error,
  onCancel,
  isDangerous,
  isDisabled,
}: DialogButtonsProps) {
  return (
    <div className="space-y-4 pt-1">
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" data-cancels onClick={onCancel}>
          Cancel
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
