/** Whether bytes begin as a zip file does. */
export function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}
