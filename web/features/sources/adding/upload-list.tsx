import { CircleAlert, CircleCheck, CircleMinus, Clock, RotateCw, X } from 'lucide-react';
import { checkFile } from '#web/console/sources/check-file.ts';
import { formatBytes, formatShare } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Upload } from './uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onCancel: (id: number) => void;
  onRetry: (upload: Upload) => void;
  onClear: () => void;
}

/** Each file with how far it is; what went wrong can be tried again. */
export function UploadList({ uploads, onCancel, onRetry, onClear }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <div className="space-y-2">
      <ul aria-label="Files sent" className="space-y-2">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onCancel={onCancel} onRetry={onRetry} />
        ))}
      </ul>
      {uploads.some(({ state }) => state === 'done' || state === 'cancelled') && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear the list
        </Button>
      )}
    </div>
  );
}

function UploadRow({
  upload,
  onCancel,
  onRetry,
}: { upload: Upload } & Pick<UploadListProps, 'onCancel' | 'onRetry'>) {
  const { id, file, state, share, reason } = upload;
  const isOpen = state === 'waiting' || state === 'sending';
  // A file that is of another kind or too large is refused again.
  const canRetry = state === 'cancelled' || (state === 'refused' && checkFile(file) === null);
  return (
    <li className="flex items-center gap-3 rounded-md bg-sunken py-1.5 pr-1.5 pl-4 text-sm">
      <UploadState state={state} />
      <span className="min-w-0 flex-1 py-1">
        <span className="block font-medium break-words">{file.name}</span>
        {state === 'sending' && (
          <Bar
            label={`Upload of ${file.name}`}
            value={share}
            maximum={1}
            valueText={formatShare(share)}
            fill="bg-training"
            className="mt-1"
          />
        )}
        {reason && (
          <span role="alert" className="block text-failed">
            {reason}
          </span>
        )}
        {state === 'cancelled' && <span className="block text-ink-secondary">Cancelled</span>}
      </span>
      <span className="shrink-0 text-ink-secondary tabular-nums">{formatBytes(file.size)}</span>
      {isOpen && (
        <IconButton label={`Cancel ${file.name}`} onClick={() => onCancel(id)}>
          <X aria-hidden />
        </IconButton>
      )}
      {canRetry && (
        <IconButton label={`Try ${file.name} again`} onClick={() => onRetry(upload)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

function UploadState({ state }: Pick<Upload, 'state'>) {
  const look = 'size-4 shrink-0';
  if (state === 'sending') return <Spinner />;
  if (state === 'waiting') return <Clock aria-label="Waiting" className={`${look} text-ink-secondary`} />;
  if (state === 'done') return <CircleCheck aria-label="Sent" className={`${look} text-ready`} />;
  if (state === 'cancelled')
    return <CircleMinus aria-label="Cancelled" className={`${look} text-ink-secondary`} />;
  return <CircleAlert aria-label="Refused" className={`${look} text-failed`} />;
}
