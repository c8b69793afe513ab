import { useSyncExternalStore } from 'react';
import { Notice } from '#web/ui/notice.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the network is down. Everything typed stays, and queries resume by themselves when it is back. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div className="mx-auto w-full max-w-console px-4 py-4 sm:px-6">
      <Notice tone="warning">
        You are offline. This page may be out of date, and changes can’t be saved until you are back online.
      </Notice>
    </div>
  );
}
