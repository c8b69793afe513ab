import { addQuestion } from './actions/add-question.ts';
import { addText } from './actions/add-text.ts';
import { askAgent } from './actions/ask-agent.ts';
import { authentication } from './authentication.ts';
import { authoriseRequest } from './authorise-request.ts';
import { explainFailure } from './explain-failure.ts';
import { findConversation } from './searches/find-conversation.ts';
import { findLead } from './searches/find-lead.ts';
import { agent } from './triggers/agent.ts';
import { hookTriggers } from './triggers/triggers.ts';
import { appVersion, platformVersion } from './versions.ts';

const byKey = <Part extends { key: string }>(parts: Part[]): Record<string, Part> =>
  Object.fromEntries(parts.map((part) => [part.key, part]));

/** The definition that Zapier reads. */
const app = {
  version: appVersion,
  platformVersion,
  authentication,
  beforeRequest: [authoriseRequest],
  afterResponse: [explainFailure],
  triggers: { ...byKey(hookTriggers), [agent.key]: agent },
  creates: byKey([askAgent, addQuestion, addText]),
  searches: byKey([findLead, findConversation]),
};

export default app;
