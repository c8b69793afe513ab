import type { Launcher } from '#contract/widget/widget.schemas.ts';
import { pickSurface } from '#core/look/pick-surface.ts';
import type { PublicAgent } from '#server/features/agents/find-public-agent.ts';

/** The look of the launcher. It has the colour of the panel's surfaces; its script is too small to work it out. */
export function getLauncher({ settings }: PublicAgent): Launcher {
  const { messageColor, position, isOpenedOnLoad, displayName } = settings;
  return { messageColor: pickSurface(messageColor).backgroundColor, position, isOpenedOnLoad, displayName };
}
