/** Google cuts lines at this length. A rule that is cut matches more paths, never fewer. */
const MAX_LINE_LENGTH = 2_083 * 8 - 1;

type Key = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'crawl-delay';

/** Keys as they begin, with the slips that Google's parser takes for them. */
const KEYS: readonly [beginning: RegExp, key: Key][] = [
  [/^user[- ]?agent/i, 'user-agent'],
  [/^allow/i, 'allow'],
  [/^(?:diss?allow|diss?alow|diasllow|disallaw)/i, 'disallow'],
  [/^site-?map/i, 'sitemap'],
  [/^crawl-?delay/i, 'crawl-delay'],
];

/**
 * Writes a robots.txt as Google's parser understands it, for a stricter reader: a missing colon and usual slips of
 * spelling are corrected, an agent is named by its letters up to the first other character, groups end at the next
 * agent after a rule and nowhere else, `Allow: /x/index.html` allows `/x/` too. Source:
 * https://github.com/google/robotstxt
 */
export function tidyRobots(text: string): string {
  const sitemaps: string[] = [];
  const groups: { agents: string[]; others: string[] }[] = [];
  let hasRule = true;
  for (const line of text.replace(/^[\uFEFF\uFFFD]/, '').split(/\r\n|\r|\n/)) {
    const record = readRecord(line.slice(0, MAX_LINE_LENGTH));
    if (record === null) continue;
    const { key, value } = record;
    if (key === 'sitemap') sitemaps.push(`Sitemap: ${value}`);
    else if (key === 'user-agent') {
      if (hasRule) groups.push({ agents: [], others: [] });
      hasRule = false;
      groups.at(-1)?.agents.push(`User-agent: ${agentOf(value)}`);
    } else {
      groups.at(-1)?.others.push(...rulesOf(key, value));
      hasRule = hasRule || key !== 'crawl-delay';
    }
  }
  return [...groups.flatMap(({ agents, others }) => [...agents, ...others]), ...sitemaps].join('\n');
}

/** Without a colon, white space divides the line, if there are exactly two words. */
function readRecord(line: string): { key: Key; value: string } | null {
  const said = line.replace(/#.*$/, '').trim();
  const colon = said.indexOf(':');
  const words = said.split(/\s+/);
  if (colon === -1 && words.length !== 2) return null;
  const [name = '', value = ''] = colon === -1 ? words : [said.slice(0, colon), said.slice(colon + 1)];
  const key = KEYS.find(([beginning]) => beginning.test(name.trim()))?.[1];
  return key === undefined ? null : { key, value: value.trim() };
}

/** A name without letters matches no agent, but begins a group. */
function agentOf(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return '*';
  return /^[a-z_-]+/i.exec(value)?.[0] ?? '?';
}

function rulesOf(key: Key, value: string): string[] {
  const rule = `${key}: ${value}`;
  const folder = key === 'allow' ? /^(.*\/)index\.htm[^/]*$/.exec(value)?.[1] : undefined;
  return folder === undefined ? [rule] : [rule, `${key}: ${folder}$`];
}
