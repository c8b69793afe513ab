const focusable =
  'button:not([disabled]),a[href],textarea:not([disabled]),input:not([disabled]),[tabindex="0"]';

/** Keeps Tab within the panel while that covers the whole screen, where nothing around it can be seen. */
export function trapFocus(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [edge, target] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge && container.contains(document.activeElement)) return;
  event.preventDefault();
  target?.focus();
}
