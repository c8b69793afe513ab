/** The number of a source, behind what was taken from it and before its name. Within the line, so that no line begins with it. */
export function CitedNumber({ number }: { number: number }) {
  return (
    <span className="ml-0.5 rounded-full bg-cited px-1.5 py-px text-[0.6875rem] font-semibold text-on-cited tabular-nums">
      <span className="sr-only"> Source </span>
      {number}
    </span>
  );
}
