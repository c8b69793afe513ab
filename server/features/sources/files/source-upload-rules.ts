import { fileExtensions, fileMaximumBytes } from '#contract/sources/sources.ts';
import type { UploadRules } from '#server/http/uploads/save-upload.ts';

/** Files that an agent can be trained on. */
export const sourceUploadRules: UploadRules = {
  maximumBytes: fileMaximumBytes,
  extensions: fileExtensions,
  advice: 'Split it and upload the parts.',
};
