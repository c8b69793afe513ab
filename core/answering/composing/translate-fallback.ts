import type { AgentSettings } from '#contract/agents/agents.schemas.ts';

/**
 * The owner's reply when nothing is known, in this language where they wrote it in it.
 * @param language BCP 47 primary tag
 */
export function translateFallback(
  { fallbackReply, translations }: Pick<AgentSettings, 'fallbackReply' | 'translations'>,
  language: string,
): string {
  return translations.find((each) => each.language === language)?.fallbackReply || fallbackReply;
}
