import { useSyncExternalStore } from 'react';

/** As `min-[90rem]` in the classes next to it. */
const wide = '(min-width: 90rem)';

/** Whether the window has room for a third column. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(wide);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}
