import { type WidgetDirective, widgetDirectives } from '#contract/widget/widget.ts';
import { type ParsedUrl, parseUrl } from '#core/crawling/urls/parse-url.ts';

interface WidgetOnPage {
  pageOrigin: string;
  /** Address of the script, as in its tag: its origin is also that of the frame and of the calls. */
  scriptUrl: string;
  /** Of the script's tag. */
  nonce: string | null;
}

/** Which directive counts where one is not given, in order (Content Security Policy Level 3, section 6.8.3). */
const fallbacks: Readonly<Record<WidgetDirective, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
};

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * The directives of a page's content security policies that keep the widget from loading its script, its frame or its
 * look. Every policy has to allow it; without a policy nothing is blocked.
 * @param policies values of the header, each perhaps several with commas between them
 */
export function blockedDirectives(policies: readonly string[], widget: WidgetOnPage): WidgetDirective[] {
  const url = parseUrl(widget.scriptUrl, widget.pageOrigin);
  if (url === null) return [];
  const each = policies.flatMap((policy) => policy.split(',')).map(readPolicy);
  return widgetDirectives.filter((directive) =>
    each.some((policy) => {
      const name = fallbacks[directive].find((one) => policy.has(one));
      const sources = name === undefined ? undefined : policy.get(name);
      return sources !== undefined && !isAllowed(directive, sources, url, widget);
    }),
  );
}

function readPolicy(text: string): Map<string, readonly string[]> {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // Of a directive that comes twice, the first counts.
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

function isAllowed(
  directive: WidgetDirective,
  sources: readonly string[],
  url: ParsedUrl,
  { pageOrigin, nonce }: WidgetOnPage,
): boolean {
  if (directive === 'script-src') {
    if (nonce !== null && sources.includes(`'nonce-${nonce}'`)) return true;
    // With this keyword, lists of hosts are ignored.
    if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false;
  }
  return sources.some((source) => matchesSource(source, url, pageOrigin));
}

function matchesSource(source: string, url: ParsedUrl, pageOrigin: string): boolean {
  const lower = source.toLowerCase();
  if (lower === "'self'") return url.origin === pageOrigin;
  if (lower === '*') return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/.test(lower)) return isScheme(lower, url.protocol);
  const parts = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*|(?:\*\.)?[^\s:/'*]+)(?::(\d+|\*))?(\/[^\s?#]*)?$/.exec(
    lower,
  );
  if (parts === null) return false;
  const [, scheme = `${pageOrigin.split(':')[0]}:`, host = '', port, path] = parts;
  if (!isScheme(scheme, url.protocol) || !isHost(host, url.hostname)) return false;
  const own = url.port || defaultPorts[url.protocol];
  if (port !== '*' && (port ?? defaultPorts[url.protocol]) !== own) return false;
  if (path === undefined || path === '/') return true;
  return path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path;
}

/** A secure address also matches the insecure scheme. */
const isScheme = (allowed: string, actual: string): boolean =>
  allowed === actual || (allowed === 'http:' && actual === 'https:');

const isHost = (allowed: string, actual: string): boolean =>
  allowed === '*' || (allowed.startsWith('*.') ? actual.endsWith(allowed.slice(1)) : actual === allowed);
