import { createElement } from './create-element.ts';

export interface NoticeAction {
  label: string;
  run(): void;
  afterSeconds?: number;
}

/** A sentence about what went wrong, announced at once, with what can be done about it. */
export function createNotice(
  text: string,
  actions: NoticeAction[],
  /** Nothing broke: the chat is only paused, for example. */
  isCalm = false,
): HTMLElement {
  return createElement(
    'div',
    { class: isCalm ? 'notice calm' : 'notice', role: 'alert' },
    createElement('p', {}, text),
    ...actions.map(({ label, run, afterSeconds }) => {
      const button = createElement('button', { type: 'button', class: 'plain', click: run }, label);
      if (afterSeconds) {
        button.disabled = true;
        setTimeout(() => {
          button.disabled = false;
        }, afterSeconds * 1_000);
      }
      return button;
    }),
  );
}
