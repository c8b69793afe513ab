/**
 * What a page may ask the browser for: nothing, except that people can speak a question in the application.
 * @param isApplication for signed-in pages
 */
export function permissionsPolicy(isApplication: boolean): string {
  return `camera=(), geolocation=(), microphone=${isApplication ? '(self)' : '()'}, payment=(), usb=()`;
}
