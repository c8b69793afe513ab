import { formatBytes, formatNumber, formatShare } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { useIntake } from './use-intake.ts';

/** How far the files that were chosen are, with what can be done about it. */
export function IntakeProgress({ intake }: { intake: ReturnType<typeof useIntake> }) {
  const { progress, isPaused, pause, goOn, cancel } = intake;
  if (progress === null) return null;
  const share = progress.total === 0 ? 0 : progress.done / progress.total;
  const canPause = progress.step === 'hashing' || progress.step === 'sending';
  return (
    <div className="text-sm">
      <p className="mb-2 wrap-anywhere" role="status">
        {isPaused && 'Paused. '}
        {describe(progress)}
      </p>
      <Bar
        label={`Progress of ${progress.name}`}
        value={share}
        maximum={1}
        valueText={formatShare(share)}
        fill="bg-brand"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {canPause && (
          <Button size="sm" variant="secondary" onClick={isPaused ? goOn : pause}>
            {isPaused ? 'Continue' : 'Pause'}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={cancel}>
          Cancel
        </Button>
      </div>
      <p className="mt-3 text-ink-secondary">
        Stay on this page until it is done. If you leave it, choose the same files again: it continues where
        it stopped.
      </p>
    </div>
  );
}

function describe({
  step,
  name,
  done,
  total,
}: NonNullable<ReturnType<typeof useIntake>['progress']>): string {
  switch (step) {
    case 'reading':
      return total > 1
        ? `Looking for chats in ${name}: ${formatNumber(done)} of ${formatNumber(total)} files`
        : `Opening ${name}`;
    case 'hashing':
      return `Hashing the other files of ${name} on your device: ${formatBytes(done)} of ${formatBytes(total)}`;
    case 'packing':
      return `Packing the chats of ${name}`;
    case 'sending':
      return `Uploading ${name}: ${formatShare(total === 0 ? 0 : done / total)}`;
  }
}
