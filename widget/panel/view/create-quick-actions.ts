import type { Chat } from '../chat/create-chat.ts';
import type { Words } from '../words/en.ts';
import { createElement } from './create-element.ts';

export interface QuickActions {
  element: HTMLElement;
  /** Shows what can be done now. */
  update(chat: Chat): void;
}

/** The buttons below a conversation that has begun: ask for a human, or finish. */
export function createQuickActions(
  words: Words,
  onHumanHelp: () => void,
  onFinish: () => void,
): QuickActions {
  const humanHelp = createElement('button', { type: 'button', click: onHumanHelp }, words.humanHelp);
  const finish = createElement('button', { type: 'button', click: onFinish }, words.finishConversation);
  const element = createElement('div', { class: 'quick', hidden: true }, humanHelp, finish);
  return {
    element,
    update(chat) {
      element.hidden = !chat.isStarted;
      humanHelp.hidden = chat.isHumanRequested && !chat.canLeaveDetails;
      humanHelp.setAttribute('aria-disabled', String(chat.isBusy));
    },
  };
}
