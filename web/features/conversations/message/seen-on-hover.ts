/** For what is done with a message less often: there for the pointer on the message and for the focus; fingers always have it. */
export const seenOnHover =
  'pointer-fine:opacity-0 pointer-fine:group-hover/message:opacity-100 pointer-fine:group-focus-within/message:opacity-100';
