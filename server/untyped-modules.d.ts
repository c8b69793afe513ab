declare module 'content-disposition' {
  /** The header for a file to download, also of a name that is not ASCII; `fallback` is for old browsers. */
  export default function contentDisposition(fileName: string, options?: { fallback?: string }): string;
  /** @throws TypeError for a header that breaks RFC 6266 */
  export function parse(header: string): { type: string; parameters: Record<string, string> };
}
