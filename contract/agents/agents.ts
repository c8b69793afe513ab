export const vibes = ['friendly', 'neutral', 'corporate'] as const;
export type Vibe = (typeof vibes)[number];

export const agentStatuses = ['active', 'paused'] as const;

export const colorModes = ['light', 'dark', 'auto'] as const;

export const launcherPositions = ['right', 'left'] as const;

export const defaultMessageColor = '#3b82f6';
export const defaultWelcomeMessage = 'Hi! How can I help you today?';

/** As many as an opened chat shows. */
export const suggestedQuestionCount = 4;

/** A model is named `provider:model`; the two labels of the interface are stable keys that configuration maps. */
export const defaultModel = 'gpt-3.5';
