import { warn } from './guard.ts';

export interface ScriptTag {
  /** The agent's id, ready to be put into an address. */
  encodedAgentId: string;
  /** Where the script came from, and the panel comes from: `https://host[:port]`. */
  scriptOrigin: string;
  /** The word on `window` for its commands: `Parley`, or what `data-name` says, so that several agents can be on one page. */
  globalName: 'Parley';
}

/**
 * Reads the tag that loads this script. A tag manager may drop `data-` attributes, so `widget.js?agentId=…` works as
 * well; a module loader leaves no current script, so the tag is then looked for.
 */
export function readScriptTag(): ScriptTag | undefined {
  const script = (document.currentScript ??
    document.querySelector('script[src*="/widget.js"]')) as HTMLScriptElement | null;
  if (!script?.src) return undefined;
  const url = new URL(script.src);
  const agentId = script.dataset.agentId ?? url.searchParams.get('agentId');
  const globalName = (script.dataset.name || 'Parley') as 'Parley';
  if (agentId) return { encodedAgentId: encodeURIComponent(agentId), scriptOrigin: url.origin, globalName };
  warn('the tag needs data-agent-id.');
  return undefined;
}
