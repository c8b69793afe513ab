import { useState } from 'react';

/** Leads the browser to the page of a service where the connection is allowed; see `useReturnFromSignIn`. */
export function useLeaveToSignIn(start: () => Promise<{ url: string }>) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setFailure(null);
    setIsLeaving(true);
    try {
      const { url } = await start();
      location.assign(url);
    } catch (error) {
      setIsLeaving(false);
      setFailure(error);
    }
  };
  return { failure, isLeaving, leave };
}
