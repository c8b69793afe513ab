import { classNames } from './class-names.ts';

/** A picture, or the first letters of the name. The name itself is next to it, so it is not read out. */
export function Avatar({
  name,
  image,
  className = 'size-8',
}: {
  name: string;
  image?: string | undefined;
  className?: string;
}) {
  const look = classNames('shrink-0 rounded-full', className);
  if (image) return <img src={image} alt="" className={classNames(look, 'object-cover')} />;
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
  return (
    <span
      aria-hidden
      className={classNames(
        look,
        'inline-flex items-center justify-center bg-brand-soft text-xs font-bold text-on-brand-soft',
      )}
    >
      {letters}
    </span>
  );
}
