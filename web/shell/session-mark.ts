const storageKey = 'signedIn';

/**
 * Runs in the head before anything is painted: `data-session="in"` on the root where somebody was signed in last, so
 * that pages without the application show the right bar at once, and ask for nothing where nobody was.
 */
export const sessionScript = `(function(){try{if(localStorage.getItem('${storageKey}'))
document.documentElement.dataset.session='in'}catch(e){}})()`;

/**
 * Marks the root, by which the bars are shown, and remembers it for the next page and for the other tabs. Holds no
 * secret and no name: the id tells other tabs when somebody else has signed in.
 */
export function markSession(userId: string | null): void {
  drawSession(userId);
  try {
    if (userId === null) localStorage.removeItem(storageKey);
    else if (localStorage.getItem(storageKey) !== userId) localStorage.setItem(storageKey, userId);
  } catch (error) {
    console.warn(
      'This browser forbids storage: pages without the application show the bar of visitors.',
      error,
    );
  }
}

/** The mark on the root alone. */
export function drawSession(userId: string | null): void {
  const { dataset } = document.documentElement;
  if (userId !== null) dataset.session = 'in';
  else delete dataset.session;
}

/** Id of whoever signed in last in this browser, null when nobody is; undefined where the browser forbids storage. */
function readSessionMark(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

/**
 * Hears when another tab has signed in or out, and when this page comes back whole from the browser's memory (`isBack`),
 * having slept through whatever happened. Answers how to stop.
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
