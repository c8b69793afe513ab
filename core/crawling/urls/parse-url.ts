/** The parts of a URL as the WHATWG parser gives them: host in lower case and punycode, default port dropped. */
export interface ParsedUrl {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  /** Host with its port where that is not the default one. */
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface UrlConstructor {
  new (text: string, base?: string): ParsedUrl;
  /** Browsers have it since 2024. */
  parse?(text: string, base?: string): ParsedUrl | null;
}

// The WHATWG parser is the same in browsers and Node; the types of this folder include neither, so it is declared here.
const { URL: WhatwgUrl } = globalThis as unknown as { URL: UrlConstructor };

/** Parses `text`, relative to `base` where given. Gives null instead of throwing when it is no URL. */
export function parseUrl(text: string, base?: string): ParsedUrl | null {
  if (WhatwgUrl.parse) return WhatwgUrl.parse(text, base);
  try {
    return new WhatwgUrl(text, base);
  } catch {
    return null;
  }
}
