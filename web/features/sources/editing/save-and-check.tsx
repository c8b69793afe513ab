import { Button } from '#web/ui/button.tsx';

interface SaveAndCheckProps {
  isBusy: boolean;
  canCheckNow: boolean;
  /** Called before the form is sent. */
  onPress: (isNow: boolean) => void;
}

/** The buttons under the settings of a source that is read again and again. */
export function SaveAndCheck({ isBusy, canCheckNow, onPress }: SaveAndCheckProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" isBusy={isBusy} onClick={() => onPress(false)}>
        Save
      </Button>
      {canCheckNow && (
        <Button type="submit" variant="secondary" isDisabled={isBusy} onClick={() => onPress(true)}>
          Save and check now
        </Button>
      )}
    </div>
  );
}
