import {
  type CookieSettings,
  consentChanged,
  type Decision,
  isConsentKey,
  readConsent,
  saveConsent,
} from '#web/lib/cookies/consent.ts';
import { type OptionalCategory, optionalCategories } from '#web/lib/cookies/cookie-categories.ts';
import { onPress } from './on-press.ts';

/**
 * The cookie banner. `data-consent` on the root says what is shown: `due` the question, `customize` the preferences too,
 * and nothing if absent. The script in the head sets it before the first paint.
 */
export function askConsent(): void {
  const root = document.documentElement;
  const decide = (decision: Decision, isAllowed: (name: OptionalCategory) => boolean): void => {
    const chosen = Object.fromEntries(optionalCategories.map((name) => [name, isAllowed(name)]));
    saveConsent(decision, { necessary: true, ...chosen } as CookieSettings);
    hide();
  };
  onPress('[data-consent-accept]', () => decide('accepted', () => true));
  onPress('[data-consent-decline]', () => decide('declined', () => false));
  onPress('[data-consent-customize]', () => {
    if (root.dataset.consent === 'customize')
      decide('customized', (name) => toggleOf(name)?.checked === true);
    else showPreferences();
  });
  onPress('[data-consent-open]', () => {
    showPreferences();
    lift();
  });
  // Decided elsewhere: in the policy's dialog, in another tab, or while this page was in the back/forward cache.
  const hideDecided = (): void => {
    if (readConsent() !== null) hide();
  };
  document.addEventListener(consentChanged, hideDecided);
  addEventListener('storage', ({ key }) => {
    if (isConsentKey(key)) hideDecided();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && root.dataset.consent === 'due') hideDecided();
  });
}

const findBanner = (): HTMLElement | null => document.querySelector('[data-consent-banner]');

/** Shows the banner above everything else in the corner, such as the chat button. */
function lift(): void {
  const banner = findBanner();
  if (!banner) return;
  banner.popover = 'manual';
  banner.showPopover?.();
  banner.focus();
}

function hide(): void {
  delete document.documentElement.dataset.consent;
  const banner = findBanner();
  if (banner?.popover) banner.popover = null;
}

function showPreferences(): void {
  const { settings } = readConsent() ?? {};
  for (const name of optionalCategories) {
    const toggle = toggleOf(name);
    if (toggle) toggle.checked = settings?.[name] ?? false;
  }
  document.documentElement.dataset.consent = 'customize';
}

const toggleOf = (name: string): HTMLInputElement | null =>
  document.querySelector(`[data-consent-banner] input[name="${name}"]`);
