import { Meaning } from '#web/ui/overlays/meaning.tsx';

/** The title of a card of figures, with what they count. */
export function FigureTitle({ title, meaning }: { title: string; meaning: string }) {
  return (
    <span className="flex items-center gap-1">
      {title}
      <Meaning of={title}>{meaning}</Meaning>
    </span>
  );
}
