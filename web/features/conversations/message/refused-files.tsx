import type { RefusedFile } from '#contract/attachments/attachments.schemas.ts';
import { describeRefusedFiles } from '#core/attachments/describe-refused-files.ts';

/** Which files of an emailed answer were not kept, and why. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  if (files.length === 0) return null;
  return (
    <p dir="auto" className="mt-1 max-w-[85%] text-xs break-words text-ink-secondary">
      {describeRefusedFiles(files)}
    </p>
  );
}
