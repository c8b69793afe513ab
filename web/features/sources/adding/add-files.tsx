import { fileExtensions, fileMaximumBytes } from '#contract/sources/sources.ts';
import { formatBytes } from '#web/lib/format.ts';
import { FileDrop } from '#web/ui/forms/file-drop.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** Several files at once, each with its progress. */
export function AddFiles({ agentId }: { agentId: string }) {
  const { uploads, take, cancel, retry, clear } = useUploads(agentId);
  return (
    <div className="space-y-4">
      <FileDrop
        accept={fileExtensions}
        hint={`${fileExtensions.join(', ')}, at most ${formatBytes(fileMaximumBytes)} each`}
        onFiles={take}
      />
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} onClear={clear} />
    </div>
  );
}
