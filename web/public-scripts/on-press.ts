/** Runs when an element that matches is pressed, now or ever drawn. */
export function onPress(selector: string, run: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) run(element, event);
  });
}
