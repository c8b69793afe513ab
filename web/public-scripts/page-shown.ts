/** Event on the document: the application has rendered another page, or knows who is signed in. */
export const pageShown = 'page-shown';
