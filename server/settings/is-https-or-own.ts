/** Is it encrypted on its way, as what carries secrets must be, or does it stay on this machine? */
export function isHttpsOrOwn(text: string): boolean {
  return text.startsWith('https://') || /^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/.test(text);
}
