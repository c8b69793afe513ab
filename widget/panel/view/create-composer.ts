import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { messageMaximumLength } from '#contract/conversations/conversations.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { nameFiles } from '#core/attachments/name-files.ts';
import type { Words } from '../words/en.ts';
import { fillCount } from '../words/fill-count.ts';
import { createElement } from './create-element.ts';
import { createIcon } from './create-icon.ts';

/** The counter shows when so many characters are left, of a short limit when half of it is. */
const counterShownBelow = 200;

/** The files for the next message, where visitors may send some: loaded on demand. */
export interface FileTray {
  button: HTMLElement;
  list: HTMLElement;
  /** There is a file that can be sent. */
  readonly canSend: boolean;
  readonly isUploading: boolean;
  /** The files that are there; they are for one message. */
  takeFiles(): Attachment[];
  setUsable(isUsable: boolean): void;
}

export interface Composer {
  element: HTMLElement;
  focus(): void;
  /** While an answer comes, the button stops it. */
  setBusy(isBusy: boolean): void;
  setDisabled(isDisabled: boolean): void;
  /** As the owner wants it; `placeholder` empty for ours. */
  setInput(input: WidgetSession['agent']['input']): void;
  /** Shows the button for files, made of a function to call on their changes; undefined takes it away. */
  setTray(create: ((onChange: () => void) => FileTray) | undefined): void;
}

/** The input: grows with its text, Enter sends and Shift+Enter makes a line, unless the owner wants it otherwise. */
export function createComposer(
  words: Words,
  onSend: (text: string, files: Attachment[]) => void,
  onStop: () => void,
): Composer {
  let tray: FileTray | undefined;
  let isBusy = false;
  let maximumLength = messageMaximumLength;
  let sendsOnEnter = true;
  const counter = createElement('p', { class: 'counter', id: 'counter', role: 'status', hidden: true });
  const input = createInput(words);
  const button = createElement('button', { class: 'send' });
  const isSomething = () => !tray?.isUploading && (input.value.trim() !== '' || tray?.canSend);
  const draw = () => {
    button.type = isBusy ? 'button' : 'submit';
    button.setAttribute('aria-label', isBusy ? words.stop : words.send);
    button.disabled = !isBusy && (input.disabled || !isSomething());
    tray?.setUsable(!input.disabled);
    button.replaceChildren(createIcon(isBusy ? 'stop' : 'send'));
  };
  const onInput = () => {
    fitToText(input);
    const left = maximumLength - input.value.length;
    counter.hidden = left > Math.min(counterShownBelow, maximumLength / 2);
    counter.textContent = counter.hidden ? '' : fillCount(words.language, words.remaining, 'count', left);
    draw();
  };
  const submit = () => {
    const text = input.value.trim();
    if (isBusy || input.disabled || !isSomething()) return;
    const files = tray?.takeFiles() ?? [];
    input.value = '';
    onInput();
    onSend(text || nameFiles(files), files);
  };
  button.addEventListener('click', () => {
    if (isBusy) onStop();
  });
  input.addEventListener('input', onInput);
  input.addEventListener('keydown', (event) => {
    if (!isSending(event, sendsOnEnter)) return;
    event.preventDefault();
    submit();
  });
  draw();
  const onSubmit = (event: Event) => {
    event.preventDefault();
    submit();
  };
  const field = createElement('div', { class: 'field' }, input, button);
  const element = createElement('form', { class: 'composer', submit: onSubmit }, counter, field);
  return {
    element,
    setTray(create) {
      if (create && tray) return;
      tray?.button.remove();
      tray?.list.remove();
      tray = create?.(draw);
      if (tray) field.prepend(tray.button);
      if (tray) element.prepend(tray.list);
      draw();
    },
    focus: () => input.focus(),
    setBusy(busy) {
      if (busy === isBusy) return;
      isBusy = busy;
      draw();
    },
    setInput(wanted) {
      ({ maximumLength, sendsOnEnter } = wanted);
      input.placeholder = wanted.placeholder || words.placeholder;
      input.maxLength = maximumLength;
      input.enterKeyHint = sendsOnEnter ? 'send' : 'enter';
    },
    setDisabled(isDisabled) {
      input.disabled = isDisabled;
      draw();
    },
  };
}

function createInput(words: Words): HTMLTextAreaElement {
  return createElement('textarea', {
    rows: '1',
    placeholder: words.placeholder,
    'aria-label': words.message,
    'aria-describedby': 'counter',
    maxlength: String(messageMaximumLength),
    enterkeyhint: 'send',
  });
}

function fitToText(input: HTMLTextAreaElement): void {
  input.style.setProperty('height', 'auto');
  input.style.setProperty('height', `${input.scrollHeight}px`);
  // Empty, it takes the direction of the page, and with it the placeholder.
  input.dir = input.value === '' ? '' : 'auto';
}

/**
 * Enter, or with Ctrl where Enter makes a line. While an input method composes a word, Enter belongs to it (229 is what
 * older Safari says).
 */
function isSending(event: KeyboardEvent, sendsOnEnter: boolean): boolean {
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return false;
  return sendsOnEnter ? !event.shiftKey : event.ctrlKey || event.metaKey;
}
