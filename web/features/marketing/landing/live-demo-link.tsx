import { MessageCircle } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/**
 * Opens the agent of this very install that has read its documentation; `public-scripts/open-demo.ts` finds it. Without scripts,
 * or where there is no such agent, it leads to what that agent has read.
 */
export function LiveDemoLink() {
  return (
    <a href={paths.docs} data-live-demo className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
      <MessageCircle aria-hidden />
      Live demo
    </a>
  );
}
