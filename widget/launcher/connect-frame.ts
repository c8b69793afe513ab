import type { Handshake, LoaderMessage, PanelMessage } from '../frame-protocol.ts';
import { guard } from './guard.ts';
import type { ScriptTag } from './read-script-tag.ts';

/** So long after its document the frame has said hello, or is not ours. */
const frameWaitMs = 3_000;

/**
 * Makes the one frame from our origin and listens to nobody else. `onConnect` is called when there is a channel, again
 * when the frame reloads; `ending` ends it. Returns what posts to the frame, which does nothing while there is no channel.
 */
export function connectFrame(
  tag: ScriptTag,
  panel: HTMLElement,
  onConnect: () => void,
  onMessage: (message: PanelMessage) => void,
  ending: AbortController,
): (message: LoaderMessage) => void {
  const frame = document.createElement('iframe');
  let port: MessagePort | undefined;
  const onGreeting = guard((event: MessageEvent) => {
    const greeting = event.data as Partial<Handshake> | null;
    if (event.origin !== tag.scriptOrigin || event.source !== frame.contentWindow) return;
    if (greeting?.parley !== 1) return;
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = guard((message: MessageEvent<PanelMessage>) => onMessage(message.data));
    const answer: Handshake = { parley: 1, type: 'connect' };
    frame.contentWindow?.postMessage(answer, tag.scriptOrigin, [channel.port2]);
    onConnect();
  });
  addEventListener('message', onGreeting, ending);

  // Safe together with allow-same-origin, because the frame is of another origin than the page around it.
  frame.sandbox =
    'allow-scripts allow-same-origin allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox';
  frame.allow = 'clipboard-write';
  frame.title = panel.ariaLabel!;
  frame.src = `${tag.scriptOrigin}/widget/frame/${tag.encodedAgentId}?host=${location.origin}`;
  // A frame that the page's policy forbids is loaded too, as a page of nothing.
  frame.onload = () => setTimeout(() => onMessage({ type: 'late' }), frameWaitMs);
  panel.append(frame);

  return (message) => port?.postMessage(message);
}
