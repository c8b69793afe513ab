import type { DeletionHooks } from './context.ts';
import { forgetAllFiles } from './features/sources/forget-all-files.ts';
import { forgetFiles } from './features/sources/forget-files.ts';

/** What features do before a workspace or an agent is deleted. */
export const deletionHooks: DeletionHooks = {
  beforeWorkspace: forgetAllFiles,
  beforeAgent: forgetFiles,
};
