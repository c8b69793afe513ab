/** Stands for another company's product by the letter of its name: its own sign is not ours to draw. */
export function ServiceMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-ink font-display text-xl font-semibold text-page"
    >
      {name[0]}
    </span>
  );
}
