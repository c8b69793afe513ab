import type { AgentSettings } from '#contract/agents/agents.schemas.ts';

/**
 * An owner's message in this language where they translated it, else as they first wrote it.
 * @param language BCP 47 primary tag
 */
export function translateMessage<Name extends 'fallbackReply' | 'outsideHoursMessage'>(
  messages: Pick<AgentSettings, Name | 'translations'>,
  name: Name,
  language: string,
): string {
  return messages.translations.find((each) => each.language === language)?.[name] || messages[name];
}
