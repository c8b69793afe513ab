import { screenPicture } from '#web/site/screen-picture.ts';

const label =
  'Messages, in the console: on the left the conversations of a shop with what became of them, on the right one of them, with the answer and the sentence of the page that it comes from.';

/** Below the title of the page; on phones the open conversation alone. Sizes are those of the picture's own parts. */
const placeStyle =
  'absolute -right-[2.5%] h-auto w-[160%] max-w-none -translate-y-[20%] sm:-right-[1.9%] sm:w-[103.8%] sm:-translate-y-[20.2%]';

/** The screen where conversations are read, as the documentation shows it. */
export function MessagesPicture() {
  const picture = screenPicture('messages');
  if (!picture) return null;
  const { light, dark, width, height } = picture;
  return (
    <div className="relative aspect-[5/4] overflow-hidden rounded-lg border border-line bg-surface shadow-lg sm:aspect-[16/10]">
      <img
        src={light}
        alt={label}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`${placeStyle} dark:hidden`}
      />
      <img
        src={dark}
        alt={label}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`${placeStyle} hidden dark:block`}
      />
    </div>
  );
}
