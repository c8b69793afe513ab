import type { ImessageRow } from './imessage-database.ts';

/**
 * What a line of the system says; null for what people wrote, and for calls.
 * @param name of who did it
 * @param other whom it was done to
 */
export function describeEvent(
  { itemType, groupAction, groupTitle }: Pick<ImessageRow, 'itemType' | 'groupAction' | 'groupTitle'>,
  name: string,
  other: string,
): string | null {
  switch (itemType) {
    case 1:
      return groupAction === 0
        ? `${name} added ${other} to the group`
        : `${name} removed ${other} from the group`;
    case 2:
      return groupTitle === ''
        ? `${name} removed the name of the group`
        : `${name} named the group “${groupTitle}”`;
    case 3:
      if (groupAction === 0) return `${name} left the group`;
      return groupAction === 1 ? `${name} changed the group photo` : `${name} removed the group photo`;
    case 4:
      return `${name} started or stopped sharing a location`;
    case 5:
      return `${name} kept an audio message`;
    default:
      return null;
  }
}
