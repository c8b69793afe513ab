const storageKey = 'signedIn';

/**
 * Runs in the head before anything is painted: `data-session="in"` on the root where somebody was signed in last, so
 * that pages without the application show the right bar at once, and ask for nothing where nobody was.
 */
export const sessionScript = `(function(){try{if(localStorage.getItem('${storageKey}'))
document.documentElement.dataset.session='in'}catch(e){}})()`;

/** Marks the root, by which the bars are shown, and remembers it for the next page. Holds no secret and no name. */
export function markSession(isSignedIn: boolean): void {
  const { dataset } = document.documentElement;
  if (isSignedIn) dataset.session = 'in';
  else delete dataset.session;
  try {
    if (isSignedIn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch (error) {
    console.warn(
      'This browser forbids storage: pages without the application show the bar of visitors.',
      error,
    );
  }
}
