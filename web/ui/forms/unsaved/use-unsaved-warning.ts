import { useEffect } from 'react';
import { unsavedChanges } from './unsaved-changes.ts';

/**
 * Has the console ask before a page with unsaved changes is left: `UnsavedGuard` draws the question.
 * @param within path of pages that share the form, between which nothing is lost
 */
export function useUnsavedWarning(hasChanges: boolean, within?: string): void {
  useEffect(() => (hasChanges ? unsavedChanges.add(within) : undefined), [hasChanges, within]);
}
