import { warn } from './guard.ts';
import type { ScriptTag } from './read-script-tag.ts';
import './install-commands.ts';

/** Whether the word of a tag has an agent already: the same where a page has the tag twice. Another one is warned of. */
export function isInstalled({ globalName, encodedAgentId }: ScriptTag): boolean {
  const running = window[globalName]?.isRunning;
  if (running && running !== encodedAgentId) warn(`${encodedAgentId} needs another data-name.`);
  return !!running;
}
