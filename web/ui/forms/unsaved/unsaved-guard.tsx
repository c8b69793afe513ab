import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { unsavedChanges } from './unsaved-changes.ts';

/** Asks before unsaved changes are lost: by a link, the back button, or when the tab is closed or loaded again. */
export function UnsavedGuard() {
  const hasChanges = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.has, () => false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.leavesUnsaved !== true &&
      unsavedChanges.isLostAt(nextLocation.pathname),
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
