import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { LookTab } from '#contract/page-addresses.ts';
import type { Scene } from './sample-session.ts';

interface Tab {
  tab: LookTab;
  label: string;
  /** Settings that are edited there, to say where something is wrong. */
  fields: readonly (keyof AgentSettings)[];
  /** What the preview shows there. */
  scene: Scene;
}

export const lookTabs: readonly Tab[] = [
  {
    tab: 'general',
    label: 'General',
    fields: ['displayName', 'messageColor', 'colorMode', 'position', 'size', 'isOpenedOnLoad'],
    scene: 'conversation',
  },
  { tab: 'input', label: 'Input', fields: ['input'], scene: 'conversation' },
  {
    tab: 'action-buttons',
    label: 'Action Buttons',
    fields: ['actionButtons', 'suggestedQuestions'],
    scene: 'conversation',
  },
  {
    tab: 'messages',
    label: 'Messages',
    fields: [
      'welcomeMessage',
      'fallbackReply',
      'pausedMessage',
      'outsideHoursMessage',
      'translations',
      'messageRules',
    ],
    scene: 'start',
  },
  { tab: 'human-form', label: 'Human Form', fields: ['humanForm', 'handoffPhrases'], scene: 'human' },
  {
    tab: 'leads-form',
    label: 'Leads Form',
    fields: ['leadsForm', 'isEmailEnabled', 'isNameEnabled', 'isPhoneEnabled'],
    scene: 'leads',
  },
  { tab: 'custom-brand', label: 'Custom Brand', fields: ['footer'], scene: 'conversation' },
];
