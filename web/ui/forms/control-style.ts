/** The box of everything that is typed or chosen in. 16 px on phones, so that they do not zoom in. */
export const controlStyle =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-[1rem] text-ink transition-colors sm:text-sm ' +
  'hover:border-ink-secondary focus-visible:border-brand focus-visible:outline-offset-0 ' +
  '[&:is(input,textarea):read-only]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-secondary ' +
  'aria-invalid:border-failed aria-invalid:focus-visible:outline-failed';
