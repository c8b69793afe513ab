import type { ChatUpload } from '#contract/chat-imports/chat-imports.schemas.ts';
import { useCancelUpload } from '#web/features/chatgenie/app/archives.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatBytes } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';

interface UnfinishedUploadsProps {
  archiveId: string;
  uploads: readonly ChatUpload[];
}

/** Uploads that broke off, or that another window is sending. */
export function UnfinishedUploads({ archiveId, uploads }: UnfinishedUploadsProps) {
  const cancel = useCancelUpload(archiveId);
  return (
    <Card
      isFlush
      title="Unfinished uploads"
      description="Choose the same file again to continue where it stopped. An upload that nobody finishes is deleted after 7 days."
    >
      <ul aria-label="Unfinished uploads" className="border-t border-line">
        {uploads.map(({ id, fileName, sizeBytes, receivedBytes, createdAt }) => (
          <ItemRow
            key={id}
            title={fileName}
            text={`${formatBytes(receivedBytes)} of ${formatBytes(sizeBytes)}, started ${formatDateTime(createdAt)}`}
            actions={
              <Button
                size="sm"
                variant="secondary"
                isBusy={cancel.isPending && cancel.variables === id}
                // What goes wrong is shown below.
                onClick={() => void cancel.mutateAsync(id).catch(() => undefined)}
              >
                Delete
              </Button>
            }
          >
            {cancel.isError && cancel.variables === id && (
              <p className="mt-2 text-sm text-failed">{describeError(cancel.error)}</p>
            )}
          </ItemRow>
        ))}
      </ul>
    </Card>
  );
}
