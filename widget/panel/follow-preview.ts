import type { WidgetSession } from '#contract/widget.ts';

type Agent = WidgetSession['agent'];

/** Posted by the console, whose preview shows settings before they are saved. */
export interface PreviewMessage {
  parley: 1;
  type: 'preview';
  agent: Partial<Agent>;
}

/** Draws settings that are being edited; only the console itself, which is of our own origin, may send them. */
export function followPreview(
  session: WidgetSession,
  draw: (agent: Agent) => void,
  load: (session: WidgetSession) => void,
): void {
  window.onmessage = (event: MessageEvent<Partial<PreviewMessage> | null>) => {
    if (event.origin !== location.origin || event.source !== window.parent) return;
    if (event.data?.parley !== 1 || event.data.type !== 'preview') return;
    const agent = { ...session.agent, ...event.data.agent };
    const isNewText =
      agent.welcomeMessage !== session.agent.welcomeMessage ||
      agent.suggestedQuestions.join() !== session.agent.suggestedQuestions.join();
    draw(agent);
    if (isNewText && !session.conversation) load({ ...session, agent });
  };
}
