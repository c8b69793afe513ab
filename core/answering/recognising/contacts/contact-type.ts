/** Contacts that many visitors ask for, and that can be recognised by their form. */
export type ContactType = 'phone' | 'email' | 'address';
