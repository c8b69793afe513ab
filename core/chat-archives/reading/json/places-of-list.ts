import type { MessagePlace } from '#core/chat-archives/message-place.ts';
import { splitItems } from './split-items.ts';

/**
 * Where the entries of a list inside an entry are in its file.
 * @param count of the entries that were read; an empty list when there are others, as they would get the places of others
 */
export function placesOfList(
  json: string,
  { file, start }: MessagePlace,
  name: string,
  count: number,
): MessagePlace[] {
  const places: MessagePlace[] = [];
  splitItems([json], name, (item) => {
    const from = start + item.start;
    places.push({ file, line: places.length + 1, start: from, end: from + item.json.length });
  });
  return places.length === count ? places : [];
}
