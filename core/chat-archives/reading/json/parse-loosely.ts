/** Escapes that exports contain although JSON does not have them, and escaped backslashes, to skip. */
const escapes = /\\\\|\\(?:x([0-9a-f]{2})|([^"\\/bfnrtu]))/gi;

/** Parses JSON, where needed after mending escapes such as `\x0C`; undefined when that does not help. */
export function parseLoosely(json: string): { value: unknown; isMended: boolean } | undefined {
  try {
    return { value: JSON.parse(json), isMended: false };
  } catch {
    const mended = json.replaceAll(escapes, (all, hex, sign) => {
      if (all === '\\\\') return all;
      return hex === undefined ? String(sign ?? '') : `\\u00${hex}`;
    });
    try {
      return { value: JSON.parse(mended), isMended: true };
    } catch {
      return undefined;
    }
  }
}
