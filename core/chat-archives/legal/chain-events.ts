import { sha256Of } from './sha256-of.ts';

/** What happened to an original, in order. */
export interface AuditEvent {
  /** In UTC. */
  at: string;
  what: string;
  details: Record<string, string | number | null>;
}

/** Events as JSON, one a line, each with the SHA-256 of the line before: none can be changed without all that follow. */
export function chainEvents(events: readonly AuditEvent[]): string {
  let before: string | null = null;
  const lines = events.map((event, index) => {
    const line = JSON.stringify({ number: index + 1, ...event, before });
    before = sha256Of(line);
    return `${line}\n`;
  });
  return lines.join('');
}
