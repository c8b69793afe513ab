import { parseHTML } from 'linkedom';

/**
 * Makes the parser's nodes without a place for listeners. It gives each node one in a weak map, and those maps took a
 * third of the time of a page; nobody listens to a page that is only read.
 */
export function spareListeners(): void {
  let kind: object = parseHTML('').document.constructor;
  while (nameOf(kind) !== 'Node' && kind !== Function.prototype) kind = Object.getPrototypeOf(kind);
  if (nameOf(kind) === 'Node') Object.setPrototypeOf(kind, Unheard);
}

/** What the constructor of nodes calls in place of the one that makes the map. */
class Unheard {}

function nameOf(kind: object): string {
  return 'name' in kind && typeof kind.name === 'string' ? kind.name : '';
}
