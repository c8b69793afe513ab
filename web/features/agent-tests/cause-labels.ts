import type { TestRunCause } from '#contract/agent-tests/agent-tests.ts';

export const causeLabels: Record<TestRunCause, string> = {
  owner: 'Started by hand',
  training: 'After a training',
  settings: 'After a change to the settings',
};
