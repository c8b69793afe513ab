import type { OptionalCategory } from './cookie-categories.ts';

/** The cookie decision, stored in the browser under the keys of the specification. */

export type Decision = 'accepted' | 'declined' | 'customized';

export type CookieSettings = { necessary: true } & Record<OptionalCategory, boolean>;

export interface Consent {
  decision: Decision;
  settings: CookieSettings;
}

/** Event on the document: a decision was stored. */
export const consentChanged = 'consent-changed';

const decisionKey = 'cookieConsent';
const settingsKey = 'cookieSettings';
/** Whether a storage key belongs to the decision; null means that all keys changed. */
export const isConsentKey = (key: string | null): boolean =>
  key === null || key === decisionKey || key === settingsKey;

const decisions: readonly string[] = ['accepted', 'declined', 'customized'] satisfies Decision[];

/**
 * Runs in the head before the first paint: sets `data-consent="due"` on the root if no readable decision is stored. Must
 * match `readConsent`.
 */
export const consentScript = `(function(){var d=false;try{var s=JSON.parse(localStorage.getItem('${settingsKey}'));
d=!!s&&typeof s==='object'&&${JSON.stringify(decisions)}.indexOf(localStorage.getItem('${decisionKey}'))>=0}catch(e){d=false}
if(!d)document.documentElement.dataset.consent='due'})()`;

/** The decision, or null if there is none or it cannot be read. Any setting other than `true` counts as false. */
export function readConsent(): Consent | null {
  const decision = read(decisionKey);
  if (decision === null || !decisions.includes(decision)) return null;
  const settings = parse(read(settingsKey));
  if (settings === null) return null;
  return {
    decision: decision as Decision,
    settings: {
      necessary: true,
      analytics: settings.analytics === true,
      marketing: settings.marketing === true,
      functional: settings.functional === true,
    },
  };
}

/** Stores the decision. If the browser blocks storage, it applies to this page only and is asked for again. */
export function saveConsent(decision: Decision, settings: CookieSettings): void {
  try {
    localStorage.setItem(decisionKey, decision);
    localStorage.setItem(settingsKey, JSON.stringify(settings));
  } catch (error) {
    console.warn('The browser does not allow the choice to be stored.', error);
  }
  document.dispatchEvent(new Event(consentChanged));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked storage counts as empty: nothing has been allowed.
    return null;
  }
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    // Not written by us: as if nothing had been decided.
    return null;
  }
}
