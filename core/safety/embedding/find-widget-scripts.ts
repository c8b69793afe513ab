export interface WidgetScript {
  agentId: string;
  url: string;
  nonce: string | null;
}

/** Tags that are looked at, and characters of each: a hostile page must not take long. */
const mostTags = 500;
const longestTag = 4_000;

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", '#34': '"' };

/**
 * The script tags of the widget in the HTML of a page, and the content security policies that it sets by `meta`. What a
 * script adds to the page later is not seen.
 */
export function findWidgetScripts(html: string): { scripts: WidgetScript[]; policies: string[] } {
  const visible = withoutComments(html);
  const scripts = attributesOf(visible, 'script').flatMap((attributes) => {
    const [agentId, url] = [attributes.get('data-agent-id'), attributes.get('src')];
    if (!agentId || !url || !/\/widget\.js(?:[?#]|$)/.test(url)) return [];
    return { agentId, url, nonce: attributes.get('nonce') || null };
  });
  const policies = attributesOf(visible, 'meta').flatMap((attributes) =>
    attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy'
      ? (attributes.get('content') ?? [])
      : [],
  );
  return { scripts, policies };
}

function withoutComments(html: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', at)) {
    kept.push(html.slice(at, start));
    const end = html.indexOf('-->', start + 4);
    if (end < 0) return kept.join('');
    at = end + 3;
  }
  return kept.join('') + html.slice(at);
}

function attributesOf(html: string, tag: 'script' | 'meta'): Map<string, string>[] {
  const starts = [...html.matchAll(new RegExp(`<${tag}(?=[\\s/>])`, 'gi'))].slice(0, mostTags);
  return starts.map(({ index }) => {
    const text = html.slice(index + tag.length + 1, index + longestTag);
    const inside = /^(?:[^>"']|"[^"]*"|'[^']*')*(?=>)/.exec(text)?.[0] ?? '';
    const found = new Map<string, string>();
    for (const [, name = '', double, single, bare] of inside.matchAll(attributePattern)) {
      const value = double ?? single ?? bare ?? '';
      if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decode(value));
    }
    return found;
  });
}

const decode = (value: string): string =>
  value.replaceAll(/&(amp|quot|#39|#34);/g, (whole, name: string) => entities[name] ?? whole).trim();
