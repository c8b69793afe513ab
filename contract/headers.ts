/** Optional, with a change from a browser: for whom the page was drawn. Under another's session it is refused. */
export const signedInAsHeader = 'x-signed-in-as';
