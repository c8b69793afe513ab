import { useState } from 'react';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { fileExtensions, fileMaximumBytes } from '#contract/sources/sources.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { checkFile } from '#web/console/sources/check-file.ts';
import { useSourceActions } from '#web/features/sources/sources.queries.ts';
import { formatBytes } from '#web/lib/format.ts';
import { FileDrop } from '#web/ui/forms/file-drop.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Takes a newer file in the place of the one that the source is made of. */
export function ReplaceFile({ source }: { source: Source }) {
  const { replace } = useSourceActions(source.agentId, source.id);
  const [refused, setRefused] = useState<string | null>(null);
  const take = async ([file]: File[]) => {
    if (!file || replace.isPending) return;
    const reason = checkFile(file);
    setRefused(reason && `${file.name}: ${reason}`);
    if (reason !== null) return;
    try {
      await replace.mutateAsync(file);
      showToast.done('Replaced. The agent uses the old file until training is complete.');
    } catch {
      // Shown below the field.
    }
  };
  return (
    <div className="mt-6 space-y-3 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">Replace the file</h3>
      <FileDrop
        accept={fileExtensions}
        hint={`${fileExtensions.join(', ')}, at most ${formatBytes(fileMaximumBytes)}`}
        isDisabled={replace.isPending}
        isSingle
        onFiles={take}
      />
      {replace.isPending && (
        <p role="status" className="flex items-center gap-2.5 text-sm text-ink-secondary">
          <Spinner />
          Sending the file...
        </p>
      )}
      {refused && <Notice tone="error">{refused}</Notice>}
      <CallFailure error={replace.error} />
    </div>
  );
}
