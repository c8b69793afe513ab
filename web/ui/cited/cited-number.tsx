/** The number of a source, at the end of what was taken from it and in the list of sources. In the dark it is as light as on paper. */
export function CitedNumber({ children }: { children: number }) {
  return (
    <span className="scheme-light-tokens inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-cited align-text-bottom text-xs font-semibold text-on-cited tabular-nums">
      {children}
    </span>
  );
}
