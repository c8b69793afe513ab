/**
 * Resolves once nobody needs the agent of the first screen any more: once it was scrolled out of view at the top. Before, the
 * button of the widget would offer the same agent twice, and on phones cover it. On pages without it, at once.
 */
export function waitForAgentToPass(): Promise<void> {
  const agent = document.querySelector('[data-agent]');
  if (!agent) return Promise.resolve();
  return new Promise((done) => {
    const observer = new IntersectionObserver((entries) => {
      const bottom = entries.at(-1)?.boundingClientRect.bottom ?? 0;
      if (bottom > 0) return;
      observer.disconnect();
      done();
    });
    observer.observe(agent);
  });
}
