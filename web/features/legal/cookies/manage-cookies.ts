import { type CookieSettings, readConsent, saveConsent } from '#web/lib/cookies/consent.ts';
import { type OptionalCategory, optionalCategories } from '#web/lib/cookies/cookie-categories.ts';
import { onPress } from '#web/public-scripts/on-press.ts';

const dialog = (): HTMLDialogElement | null => document.querySelector('#cookie-settings');

const toggleOf = (name: OptionalCategory): HTMLInputElement | null =>
  document.querySelector(`#cookie-settings input[name="${name}"]`);

const tell = (text: string): void => {
  const news = document.querySelector('[data-cookie-news]');
  if (news) news.textContent = text;
};

onPress('[data-cookie-settings]', () => {
  const settings = readConsent()?.settings;
  for (const name of optionalCategories) {
    const toggle = toggleOf(name);
    if (toggle) toggle.checked = settings?.[name] ?? false;
  }
  tell('');
  dialog()?.showModal();
});

onPress('[data-cookie-cancel]', () => dialog()?.close());

// The form closes its dialog by itself.
document.addEventListener('submit', ({ target }) => {
  if (!(target instanceof Element) || !target.matches('[data-cookie-form]')) return;
  const chosen = Object.fromEntries(
    optionalCategories.map((name) => [name, toggleOf(name)?.checked === true]),
  );
  saveConsent('customized', { necessary: true, ...chosen } as CookieSettings);
  tell('Your cookie preferences have been saved.');
});
