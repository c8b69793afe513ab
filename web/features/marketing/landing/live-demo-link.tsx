import { MessageCircle } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/**
 * Leads to the demo of the brand. A page of our own is only for visitors without scripts, or installations without an
 * agent of their documentation: `public-scripts/open-demo.ts` opens that agent in its place.
 */
export function LiveDemoLink() {
  return (
    <a
      href={brand.demoLink}
      data-live-demo={brand.demoLink.startsWith('/') ? '' : undefined}
      className={buttonStyle({ size: 'lg', variant: 'deep' })}
    >
      <MessageCircle aria-hidden />
      Live demo
    </a>
  );
}
