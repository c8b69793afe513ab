import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { readLink } from '#core/markdown/read-link.ts';
import type { Words } from '../words/en.ts';
import { fillIn } from '../words/fill-in.ts';
import { createElement } from './create-element.ts';

export interface BrandLine {
  element: HTMLElement;
  /** Null where the plan allows to remove the line. */
  draw(brand: WidgetSession['agent']['brand']): void;
}

/** "Powered by …", or the owner's own line, below the input. */
export function createBrandLine(words: Words): BrandLine {
  const element = createElement('p', { class: 'brand', hidden: true });
  return {
    element,
    draw(brand) {
      element.hidden = !brand;
      if (!brand) return;
      const text = brand.text ?? fillIn(words.poweredBy, { name: brand.name });
      const href = readLink(brand.url, true);
      element.replaceChildren(
        href ? createElement('a', { href, target: '_blank', rel: 'noopener' }, text) : text,
      );
    },
  };
}
