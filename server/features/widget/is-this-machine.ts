/** Whether an address is of this machine, as where a proxy in front is not trusted: it says nothing about the visitor. */
export function isThisMachine(address: string): boolean {
  return address === '::' || address.startsWith('127.');
}
