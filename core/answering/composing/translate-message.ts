import type { AgentSettings } from '#contract/agents/agents.schemas.ts';

/**
 * A message of the owner's in this language where they wrote it in it, else in their own.
 * @param language BCP 47 primary tag
 */
export function translateMessage<Name extends 'fallbackReply' | 'outsideHoursMessage'>(
  messages: Pick<AgentSettings, Name | 'translations'>,
  name: Name,
  language: string,
): string {
  return messages.translations.find((each) => each.language === language)?.[name] || messages[name];
}
