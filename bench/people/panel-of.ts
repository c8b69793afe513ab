import { parseHTML } from 'linkedom';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import type { ChatOptions } from '../../widget/panel/chat/chat-options.ts';
import { type Chat, createChat } from '../../widget/panel/chat/create-chat.ts';
import { createTransport } from '../../widget/panel/chat/transport.ts';
import { createLeadDraft } from '../../widget/panel/leads/create-lead-draft.ts';
import { en } from '../../widget/panel/words/en.ts';

export interface Panel {
  chat: Chat;
  /** Texts that were drawn, in their order; of the log alone. */
  drawn: string[];
  /** Presses the button of the notice at the end, if there is one. */
  press(): boolean;
}

const blocked = (): Storage => {
  throw new Error('A benchmark keeps nothing.');
};

/** What the panel's parts need of a browser. To be called once, before the first panel. */
export function installBrowser(): void {
  const { document } = parseHTML('<!doctype html><html lang="en"><body></body></html>');
  Object.assign(globalThis, { document, Node: document.defaultView?.Node, requestAnimationFrame: () => 0 });
}

/**
 * The panel's own code for the chat, with a screen that is a list of texts, over a network of its own.
 * @param fetchFrom in place of the browser's: gets paths of the product
 */
export async function panelOf(agentId: string, fetchFrom: typeof fetch): Promise<Panel> {
  const drawn: string[] = [];
  let aside: Node | undefined;
  let token: string | undefined;
  const transport = createTransport(
    agentId,
    {
      read: () => token,
      write: (given) => {
        token = given;
      },
      forget: () => {
        token = undefined;
      },
      hold: () => undefined,
    },
    false,
    () => true,
    fetchFrom,
  );
  const options: ChatOptions = {
    words: en,
    transport,
    view: {
      element: document.createElement('div'),
      add: (node) => drawn.push(node.textContent ?? ''),
      setLive: () => undefined,
      setAside: (node) => {
        aside = node;
      },
      announceStatus: () => undefined,
      restore: (nodes) => drawn.splice(0, drawn.length, ...nodes.map((node) => node.textContent ?? '')),
      scrollToEnd: () => undefined,
      reveal: () => undefined,
    },
    composer: {
      element: document.createElement('div'),
      focus: () => undefined,
      setBusy: () => undefined,
      setInput: () => undefined,
      setDisabled: () => undefined,
      setTray: () => undefined,
    },
    draft: createLeadDraft(agentId, blocked),
    channel: 'widget',
    isFollowed: true,
    readPageUrl: () => 'https://shop.example/',
    listVisitedPages: () => [],
    readVisitor: () => ({}),
    readInitialMessages: () => [],
    emit: () => undefined,
    onChange: () => undefined,
  };
  const chat = createChat(options);
  const session: WidgetSession = await transport.openSession();
  chat.load(session);
  return {
    chat,
    drawn,
    press() {
      const button = (aside as HTMLElement | undefined)?.querySelector?.('button');
      if (!button) return false;
      button.click();
      return true;
    },
  };
}
