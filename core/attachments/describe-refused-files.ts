import type { RefusedFile } from '#contract/attachments/attachments.schemas.ts';
import { attachmentsMaximum, type RefusalReason } from '#contract/attachments/attachments.ts';

const reasons: Record<RefusalReason, string> = {
  type: 'this type of file cannot be sent',
  unreadable: 'it could not be read',
  number: `more than ${attachmentsMaximum} files`,
  off: 'the agent does not take files',
};

/** What the members of a workspace read below a message; empty where all files were kept. */
export function describeRefusedFiles(files: readonly RefusedFile[]): string {
  if (files.length === 0) return '';
  const named = files.map(({ name, reason }) => `${name} (${reasons[reason]})`).join(', ');
  return files.length === 1
    ? `1 file of this email was not kept: ${named}.`
    : `${files.length} files of this email were not kept: ${named}.`;
}
