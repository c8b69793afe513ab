import type { Handshake, LoaderMessage, PanelMessage } from '../frame-protocol.ts';

export interface HostLink {
  post(message: PanelMessage): void;
}

/**
 * Greets the page around the frame, whose origin the loader put into the frame's address, and takes messages from that
 * page alone. The server decides by `frame-ancestors` which pages may be around it at all.
 */
export function connectHost(
  hostOrigin: string | null,
  onMessage: (message: LoaderMessage) => void,
): HostLink {
  let port: MessagePort | undefined;
  if (hostOrigin && window.parent !== window) {
    window.addEventListener('message', (event: MessageEvent<Partial<Handshake> | null>) => {
      if (event.source !== window.parent || event.origin !== hostOrigin) return;
      if (event.data?.parley !== 1 || event.data.type !== 'connect') return;
      port = event.ports[0];
      if (port) port.onmessage = (message: MessageEvent<LoaderMessage>) => onMessage(message.data);
      port?.postMessage({ type: 'ready' } satisfies PanelMessage);
    });
    const greeting: Handshake = { parley: 1, type: 'hello' };
    // A page opened from a file has the origin "null", which cannot be addressed; the greeting contains nothing secret.
    window.parent.postMessage(greeting, hostOrigin === 'null' ? '*' : hostOrigin);
  }
  return { post: (message) => port?.postMessage(message) };
}
