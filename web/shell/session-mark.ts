const storageKey = 'signedIn';

/**
 * Runs in the head before the first paint: sets `data-session="in"` on the root if someone was signed in last, so that
 * pages without the application show the right bar at once, and make no request if nobody was.
 */
export const sessionScript = `(function(){try{if(localStorage.getItem('${storageKey}'))
document.documentElement.dataset.session='in'}catch(e){}})()`;

/**
 * Marks the root, which decides which bar is shown, and remembers it for the next page and the other tabs. It stores no
 * secret and no name: the id tells other tabs when someone else has signed in.
 */
export function markSession(userId: string | null): void {
  drawSession(userId);
  try {
    if (userId === null) localStorage.removeItem(storageKey);
    else if (localStorage.getItem(storageKey) !== userId) localStorage.setItem(storageKey, userId);
  } catch (error) {
    console.warn('This browser blocks storage: static pages show the bar for visitors.', error);
  }
}

/** Sets only the mark on the root. */
export function drawSession(userId: string | null): void {
  const { dataset } = document.documentElement;
  if (userId !== null) dataset.session = 'in';
  else delete dataset.session;
}

/** Id of the user who is signed in in this browser, or null; undefined if the browser blocks storage. */
function readSessionMark(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

/**
 * Calls back when another tab has signed in or out, and when this page is restored from the browser's back/forward cache
 * (`isBack`).
 * @returns a function that stops listening
 */
export function followSession(
  hear: (marked: string | null | undefined, isBack: boolean) => void,
): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === storageKey || key === null) hear(readSessionMark(), false);
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) hear(readSessionMark(), true);
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
