import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { readLink } from '#core/markdown/read-link.ts';
import type { Chat } from '../chat/create-chat.ts';
import type { Words } from '../words/en.ts';
import { createElement } from './create-element.ts';

type ButtonKind = WidgetSession['agent']['buttons'][number]['kind'];

export interface QuickActions {
  element: HTMLElement;
  /** The buttons that the owner wants, in this order. */
  setButtons(agent: Pick<WidgetSession['agent'], 'buttons' | 'canBook'>): void;
  /** Shows what can be done now. */
  update(chat: Chat): void;
}

/** It opens something, at any time. */
const opens = (kind: ButtonKind): boolean => kind === 'link' || kind === 'booking';

/** The buttons below the conversation: links always, and once it has begun what can be done with it. */
export function createQuickActions(
  words: Words,
  actions: { requestHuman(): void; finish(): void; showDetails(): void; book(): void },
): QuickActions {
  const element = createElement('div', { class: 'quick', hidden: true });
  let drawn: { kind: ButtonKind; node: HTMLElement }[] = [];
  let last: Chat | undefined;
  const draw = (
    { kind, label, url }: WidgetSession['agent']['buttons'][number],
    canBook: boolean,
  ): HTMLElement => {
    const href = opens(kind) && !(kind === 'booking' && canBook) ? readLink(url) : undefined;
    if (href)
      return createElement(
        'a',
        { href, target: '_blank', rel: 'noopener' },
        label || words.bookCall,
        createElement('span', { class: 'unseen' }, ` ${words.newTab}`),
      );
    const [own, click] = {
      human: [words.humanHelp, actions.requestHuman] as const,
      finish: [words.finishConversation, actions.finish] as const,
      details: [words.leaveDetails, actions.showDetails] as const,
      booking: [words.bookCall, actions.book] as const,
      link: ['', () => undefined] as const,
    }[kind];
    return createElement('button', { type: 'button', 'data-kind': kind, click }, label || own);
  };
  const update = (chat: Chat) => {
    last = chat;
    for (const { kind, node } of drawn) {
      node.hidden =
        (!opens(kind) && !chat.isStarted && kind !== 'details') ||
        (kind === 'human' && chat.isHumanRequested && !chat.canLeaveDetails) ||
        (kind === 'details' && !chat.canLeaveDetails);
      if (kind === 'human') node.setAttribute('aria-disabled', String(chat.isBusy));
    }
    element.hidden = drawn.every(({ node }) => node.hidden);
  };
  return {
    element,
    setButtons({ buttons, canBook }) {
      drawn = buttons.map((button) => ({ kind: button.kind, node: draw(button, canBook) }));
      element.replaceChildren(...drawn.map(({ node }) => node));
      if (last) update(last);
    },
    update,
  };
}
