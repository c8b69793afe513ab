/** A link within or below text. */
export const linkLook = 'font-semibold text-brand underline underline-offset-4 hover:text-brand-hover';
