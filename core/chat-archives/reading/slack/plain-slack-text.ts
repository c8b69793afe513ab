/**
 * The text of a Slack message as people see it: names for ids, labels for links, and unescaped characters.
 * @param names of people by their ids
 */
export function plainSlackText(text: string, names: ReadonlyMap<string, string>): string {
  return text
    .replace(/<@([A-Z0-9]+)(?:\|[^<>]*)?>/g, (_all, id: string) => `@${names.get(id) ?? id}`)
    .replace(/<#[A-Z0-9]+\|([^<>]*)>/g, '#$1')
    .replace(/<!(?:subteam|date)\^[^|<>]*\|([^<>]*)>/g, '$1')
    .replace(/<!(here|channel|everyone)[^<>]*>/g, '@$1')
    .replace(/<((?:https?:|mailto:)[^|<>]+)\|([^<>]*)>/g, (_all, url: string, label: string) =>
      url.endsWith(label) ? url : `${label} (${url})`,
    )
    .replace(/<((?:https?:|mailto:)[^<>]+)>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
