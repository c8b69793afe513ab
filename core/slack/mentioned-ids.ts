/** Ids of the people whom a Slack message mentions, each once. */
export function mentionedIds(text: string): string[] {
  return [...new Set([...text.matchAll(/<@([A-Z0-9]+)(?:\|[^>]*)?>/g)].map(([, id = '']) => id))];
}
