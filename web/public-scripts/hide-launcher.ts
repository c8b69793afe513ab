import { pageShown } from './page-shown.ts';

/**
 * Says at the root whether the agent of the first screen is in view, and whether the widget's own chat is open: on phones the
 * launcher, which would cover that agent, is then hidden by `styles/site.css`.
 */
export function hideLauncher(): void {
  const root = document.documentElement;
  const observer = new IntersectionObserver((entries) => {
    root.toggleAttribute('data-agent-in-view', entries.at(-1)?.isIntersecting ?? false);
  });
  const observe = (): void => {
    observer.disconnect();
    root.removeAttribute('data-agent-in-view');
    const agent = document.querySelector('[data-agent]');
    if (agent) observer.observe(agent);
  };
  document.addEventListener(pageShown, observe);
  observe();
}

/** Commands for the widget once it is loaded: while its chat is open it is never hidden. */
export function keepOpenChat(command: (...call: unknown[]) => void): void {
  const root = document.documentElement;
  command('addEventListener', 'open', () => root.toggleAttribute('data-chat-open', true));
  command('addEventListener', 'close', () => root.toggleAttribute('data-chat-open', false));
}
