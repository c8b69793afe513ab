import { launcherPixels } from '#contract/look/look.ts';
import type { Launcher } from '#contract/widget/widget.schemas.ts';
import { nameChat } from '#core/look/name-chat.ts';
import { pickIconColor } from '#core/look/pick-icon-color.ts';
import { pickSurface } from '#core/look/pick-surface.ts';
import type { PublicAgent } from '#server/features/agents/public/find-public-agent.ts';

/** The look of the launcher. It has the colour of the panel's surfaces; its script is too small to work it out. */
export function getLauncher({ settings, isPaused }: PublicAgent, acceptLanguage?: string): Launcher {
  const { position, isOpenedOnLoad, displayName, size } = settings;
  const messageColor = pickSurface(settings.messageColor).backgroundColor;
  const iconColor = pickIconColor(messageColor);
  return {
    messageColor,
    iconColor,
    position,
    isOpenedOnLoad,
    displayName,
    label: nameChat(displayName, acceptLanguage),
    size: launcherPixels[size],
    // No message invites visitors to write where nobody answers.
    rules: isPaused ? [] : settings.messageRules,
  };
}
