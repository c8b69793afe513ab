import type { AgentSettings } from '#contract/agents/agents.schemas.ts';

type Buttons = AgentSettings['actionButtons'];

/** Adds Book a call to the buttons, so that an owner who turns booking on need not look for it. */
export function withBooking(buttons: Buttons): Buttons {
  if (buttons.some(({ kind }) => kind === 'booking')) return buttons;
  return [...buttons, { kind: 'booking', label: '', url: '', isOn: true }];
}
