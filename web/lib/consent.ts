/** The decision about cookies, kept in the browser under the names that the specification gives. */

export type Decision = 'accepted' | 'declined' | 'customized';

/** The policy of /cookies calls them essential, performance, advertising and functional. */
export interface CookieSettings {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
}

export interface Consent {
  decision: Decision;
  settings: CookieSettings;
}

/** Event at the document: a decision was stored. */
export const consentChanged = 'consent-changed';

const decisionKey = 'cookieConsent';
const settingsKey = 'cookieSettings';
/** Whether an entry of the browser's storage belongs to the decision; null stands for all of them. */
export const isConsentKey = (key: string | null): boolean =>
  key === null || key === decisionKey || key === settingsKey;

const decisions: readonly string[] = ['accepted', 'declined', 'customized'] satisfies Decision[];

/**
 * Runs in the head before anything is painted: `data-consent="due"` on the root where no decision is stored, or none that
 * can be read. Kept in step with `readConsent`.
 */
export const consentScript = `(function(){var d=false;try{var s=JSON.parse(localStorage.getItem('${settingsKey}'));
d=!!s&&typeof s==='object'&&${JSON.stringify(decisions)}.indexOf(localStorage.getItem('${decisionKey}'))>=0}catch(e){d=false}
if(!d)document.documentElement.dataset.consent='due'})()`;

/** What was decided, or null while nothing was, or what is stored cannot be read. Anything but `true` is a no. */
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

/** Keeps the decision. Where the browser forbids storage it holds for this page alone, and is asked for again. */
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
    // Blocked storage is as good as empty: whoever blocks it has allowed nothing.
    return null;
  }
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    // Written by another hand: as if nothing had been decided.
    return null;
  }
}
