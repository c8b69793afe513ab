import type { FollowEvent, StreamPart, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { visitorTokenHeader } from '#contract/widget/widget.ts';

/** A visitor's panel, as far as it speaks to the server. */
export interface PanelVisitor {
  ask(message: string, conversationId?: string): Promise<{ conversationId: string; text: string }>;
  session(): Promise<WidgetSession>;
  /** Answers once the stream is open. */
  follow(conversationId: string, onEvent: (event: FollowEvent) => void): Promise<{ close(): void }>;
}

let addresses = 0;

/** A new visitor of an agent, from an address of their own. */
export async function visitorOf(origin: string, agentId: string): Promise<PanelVisitor> {
  addresses += 1;
  const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const headers: Record<string, string> = { 'x-forwarded-for': from, 'content-type': 'application/json' };
  const base = `${origin}/api/widget/${agentId}`;
  const session = async () => {
    const response = await fetch(`${base}/session`, { headers });
    if (!response.ok) throw new Error(`The session answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as WidgetSession;
  };
  headers[visitorTokenHeader] = (await session()).visitorToken;
  return {
    session,
    async ask(message, conversationId) {
      const body = JSON.stringify({ message, ...(conversationId ? { conversationId } : {}) });
      const response = await fetch(`${base}/messages`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`The chat answered ${response.status}: ${await response.text()}`);
      let text = '';
      let id = '';
      for (const line of (await response.text()).split('\n')) {
        if (!line.startsWith('data: {')) continue;
        const part = JSON.parse(line.slice(6)) as StreamPart;
        if (part.type === 'text-delta') text += part.delta;
        if (part.type === 'finish') id = part.messageMetadata.conversationId;
      }
      return { conversationId: id, text };
    },
    async follow(conversationId, onEvent) {
      const stop = new AbortController();
      const response = await fetch(`${base}/conversations/${conversationId}/live`, {
        headers,
        signal: stop.signal,
      });
      if (!response.ok) throw new Error(`The stream answered ${response.status}: ${await response.text()}`);
      void readEvents(response, onEvent).catch(() => undefined);
      return { close: () => stop.abort() };
    },
  };
}

async function readEvents(response: Response, onEvent: (event: FollowEvent) => void): Promise<void> {
  let waiting = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    waiting += piece;
    const events = waiting.split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) onEvent(JSON.parse(event.slice(6)));
  }
}
