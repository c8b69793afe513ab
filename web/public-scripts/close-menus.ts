import { onPress } from './on-press.ts';

/**
 * Dropdowns are native `details` and the panel is a native modal `dialog` that its button opens by a command, so both work
 * without this script. It also closes them on Escape, on a click outside and on navigation, and the panel when the window
 * becomes wide enough for the bar.
 */
export function closeMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) {
      const isInside = target instanceof Element && menu.contains(target);
      if (!isInside || target.closest('a, button')) menu.open = false;
    }
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    for (const menu of openMenus()) {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
    }
  });
  onPress('dialog[data-panel]', (panel, { target }) => {
    if (target === panel || (target instanceof Element && target.closest('a'))) close(panel);
  });
  matchMedia('(width >= 64rem)').addEventListener('change', ({ matches }) => {
    if (!matches) return;
    for (const panel of document.querySelectorAll<HTMLElement>('dialog[data-panel][open]')) close(panel);
  });
  if ('command' in HTMLButtonElement.prototype) return;
  onPress('button[commandfor]', (button) => {
    const panel = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (button.getAttribute('command') === 'show-modal') (panel as HTMLDialogElement | null)?.showModal();
    else if (panel) close(panel);
  });
}

const openMenus = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'),
];

const close = (panel: HTMLElement): void => (panel as HTMLDialogElement).close();
