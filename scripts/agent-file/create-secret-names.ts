/**
 * Gives secrets the names of environment variables, each another one: `ORDER_STATUS_AUTHORIZATION` for a header of the action
 * “Order status”.
 */
export function createSecretNames(): (owner: string, part: string) => string {
  const taken = new Set<string>();
  return (owner, part) => {
    const name = `${plain(owner)}_${plain(part)}`;
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
    taken.add(free);
    return free;
  };
}

function plain(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  return letters === '' ? 'AGENT' : letters;
}
