/**
 * Resolves once the agent of the first screen was scrolled out of view at the top, or is back in view. While it is there,
 * the button of the widget would offer the same agent twice, and cover it.
 */
export function waitForAgent(agent: Element, place: 'passed' | 'returned'): Promise<void> {
  return new Promise((done) => {
    const observer = new IntersectionObserver((entries) => {
      const isPassed = (entries.at(-1)?.boundingClientRect.bottom ?? 0) <= 0;
      if (isPassed !== (place === 'passed')) return;
      observer.disconnect();
      done();
    });
    observer.observe(agent);
  });
}
