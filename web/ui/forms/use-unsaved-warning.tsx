import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** State of a navigation that is meant to leave unsaved changes behind, as after deleting what was edited. */
export const leavesUnsaved = { leavesUnsaved: true };

/**
 * Asks before a page with unsaved changes is left; answers the dialog to draw.
 * @param within path of pages that share the form, between which nothing is lost
 */
export function useUnsavedWarning(hasChanges: boolean, within?: string): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(within !== undefined && isWithin(nextLocation.pathname, within)) &&
      nextLocation.state?.leavesUnsaved !== true,
  );

  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      description="Your changes on this page are not saved yet."
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => blocker.reset?.()}>Stay on the page</Button>
      </div>
    </Dialog>
  );
}

const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);
