export interface Square {
  left: number;
  top: number;
  side: number;
}

/**
 * The square of a picture to keep, in whole pixels within it: the wanted one, moved and made smaller where it is
 * outside; without one the largest in the middle.
 */
export function fitSquare(size: { width: number; height: number }, wanted: Square | null): Square {
  const largest = Math.min(size.width, size.height);
  const side = Math.max(1, Math.min(largest, Math.round(wanted?.side ?? largest)));
  const place = (start: number | undefined, length: number) =>
    Math.min(Math.max(0, Math.round(start ?? (length - side) / 2)), length - side);
  return { left: place(wanted?.left, size.width), top: place(wanted?.top, size.height), side };
}
