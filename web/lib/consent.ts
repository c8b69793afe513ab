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

/** Of the policy that was agreed to: under a newer one it is asked again. */
export const policyVersion = '2.1';
/** Event at the document: a decision was stored. */
export const consentChanged = 'consent-changed';

const decisionKey = 'cookieConsent';
const settingsKey = 'cookieSettings';
const versionKey = 'cookiePolicyVersion';
const decisions: readonly string[] = ['accepted', 'declined', 'customized'] satisfies Decision[];

/**
 * Runs in the head before anything is painted: `data-consent="due"` on the root where no decision about this version
 * is stored. Kept in step with `readConsent`.
 */
export const consentScript = `(function(){var d=null;try{d=localStorage.getItem('${versionKey}')==='${policyVersion}'&&
localStorage.getItem('${settingsKey}')&&localStorage.getItem('${decisionKey}')}catch(e){d=null}
if(!d)document.documentElement.dataset.consent='due'})()`;

/** What was decided, or null while nothing was, or what is stored cannot be read. Anything but `true` is a no. */
export function readConsent(): Consent | null {
  const decision = read(decisionKey);
  if (decision === null || !decisions.includes(decision) || read(versionKey) !== policyVersion) return null;
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
    localStorage.setItem(versionKey, policyVersion);
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
