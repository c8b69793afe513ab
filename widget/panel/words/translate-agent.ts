import type { WidgetSession } from '#contract/widget/widget.schemas.ts';

/** The agent with its owner's messages in the visitor's language, where there are such; empty ones stay as they are. */
export function translateAgent(agent: WidgetSession['agent'], language: string): WidgetSession['agent'] {
  const own = agent.translations.find((each) => each.language === language);
  return {
    ...agent,
    welcomeMessage: own?.welcomeMessage || agent.welcomeMessage,
    pausedMessage: own?.pausedMessage || agent.pausedMessage,
  };
}
