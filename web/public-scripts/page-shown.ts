/** Event at the document: the application has drawn another page, or has learnt who is signed in. */
export const pageShown = 'page-shown';
