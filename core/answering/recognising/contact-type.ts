/** What many visitors ask of a firm and what has a form by which it is known. */
export type ContactType = 'phone' | 'email' | 'address';
