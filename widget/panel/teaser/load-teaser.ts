import type { LoaderState } from '../../frame-protocol.ts';
import type { Teaser, TeaserOptions } from './create-teaser.ts';

/** Shows messages by rule with a part that is loaded when there is a rule: most agents have none. Without it none are shown. */
export function loadTeaser(options: TeaserOptions): Teaser {
  let teaser: Teaser | undefined;
  let isLoading = false;
  let heard: LoaderState;
  const load = async () => {
    isLoading = true;
    const { createTeaser } = await import('./create-teaser.ts');
    teaser = createTeaser(options);
    teaser.hear(heard);
  };
  return {
    hear(state) {
      heard = state;
      if (teaser) teaser.hear(state);
      else if (!isLoading && state.look.rules.length > 0) load().catch(() => undefined);
    },
    get opening() {
      return teaser?.opening;
    },
  };
}
