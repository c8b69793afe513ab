/** Calls back when a matching element is clicked, whenever it is added to the page. */
export function onPress(selector: string, run: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) run(element, event);
  });
}
