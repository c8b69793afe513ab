declare module 'content-disposition' {
  /** @throws TypeError for a header that breaks RFC 6266 */
  export function parse(header: string): { type: string; parameters: Record<string, string> };
}
