import Bowser from 'bowser';
import type { Device } from '#contract/inbox/inbox.schemas.ts';

/** Browsers send a few hundred characters; a longer text is nobody's browser. */
const longest = 512;

/**
 * What a visitor's browser says it is: its name with the main version, and the system. Versions of systems are left out, as
 * browsers no longer tell the true ones. Null where it says nothing that is known.
 * @param userAgent as the browser sends it; anybody can send anything
 */
export function describeDevice(userAgent: string | undefined): Device | null {
  if (!userAgent || userAgent.length > longest) return null;
  const { browser, os, engine } = Bowser.parse(userAgent);
  // Without a known engine, the name is whatever comes first in the text.
  const name = engine.name ? browser.name : undefined;
  if (!name && !os.name) return null;
  const version = /^\d+/.exec(browser.version ?? '')?.[0] ?? '';
  return { browser: name ? `${name} ${version}`.trim() : null, system: os.name ?? null };
}
