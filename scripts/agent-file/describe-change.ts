import type { Change } from './plan-changes.ts';

const longest = 60;

/** A change as a line of the plan: `+` added, `~` changed, `-` removed. */
export function describeChange(change: Change): string {
  switch (change.kind) {
    case 'settings':
      return `~ setting ${change.name}: ${shorten(change.from)} → ${shorten(change.to)}`;
    case 'synonyms':
      return `~ synonyms: ${countGroups(change.from)} → ${countGroups(change.to)}`;
    case 'add-source':
      return `+ source ${change.name}`;
    case 'change-source':
      return `~ source ${change.name} (${change.fields.join(', ')})`;
    case 'remove-source':
      return `- source ${change.name}`;
    case 'add-test':
      return `+ test ${change.name}`;
    case 'change-test':
      return `~ test ${change.name}`;
    case 'remove-test':
      return `- test ${change.name}`;
    case 'add-action':
      return `+ action ${change.name}${sayNeeded(change.secrets)}`;
    case 'change-action':
      return `~ action ${change.name} (${change.fields.join(', ')})${sayNeeded(change.secrets)}`;
    case 'remove-action':
      return `- action ${change.name}`;
    case 'add-tool-server':
      return `+ MCP server ${change.name}${sayNeeded(change.secrets)}`;
    case 'change-tool-server':
      return `~ MCP server ${change.name} (tools)`;
    case 'remove-tool-server':
      return `- MCP server ${change.name}`;
  }
}

const sayNeeded = (secrets: readonly string[]): string =>
  secrets.length === 0 ? '' : `, needs ${secrets.join(', ')}`;

const countGroups = (count: number): string => (count === 1 ? '1 group' : `${count} groups`);

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
