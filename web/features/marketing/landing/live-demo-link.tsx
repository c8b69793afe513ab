import { MessageCircle } from 'lucide-react';
import { paths } from '#contract/page-addresses.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/**
 * Opens this installation's documentation agent; `public-scripts/open-demo.ts` finds it. Without scripts, or without
 * that agent, the link leads to the documentation.
 */
export function LiveDemoLink() {
  return (
    <a href={paths.docs} data-live-demo className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
      <MessageCircle aria-hidden />
      Live demo
    </a>
  );
}
