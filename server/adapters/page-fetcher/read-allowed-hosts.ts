/** Hosts, each with its port, that may be private and use any port. */
export type AllowedHosts = ReadonlySet<string>;

/**
 * Reads the operator's list of `host:port` entries; an entry without port means 80 and 443. An IPv6 address is written in
 * brackets: `[fd00::5]:8080`.
 * @throws Error with a sentence for the operator, naming the entry that cannot be read
 */
export function readAllowedHosts(entries: readonly string[]): AllowedHosts {
  const hosts = new Set<string>();
  for (const entry of entries.map((text) => text.trim()).filter((text) => text !== '')) {
    const url = URL.parse(`http://${entry}`);
    if (url === null || url.href !== `http://${url.host}/`) {
      throw new Error(
        `Write each allowed host as host:port, such as 10.0.0.5:8080. This is not one: ${entry}`,
      );
    }
    if (/:\d+$/.test(entry)) hosts.add(`${url.hostname}:${url.port || '80'}`);
    else for (const port of ['80', '443']) hosts.add(`${url.hostname}:${port}`);
  }
  return hosts;
}
