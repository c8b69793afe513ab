import { isChatListening } from '#web/lib/chat-frame/is-chat-listening.ts';
import { postToChat } from '#web/lib/chat-frame/post-to-chat.ts';
import { themeDrawn } from '#web/shell/theme/theme-store.ts';
import { findDemoAgent } from './find-demo-agent.ts';
import { onPress } from './on-press.ts';

/**
 * An agent of the page is a picture or a field until somebody asks: then the chat itself takes its place, in a frame of the
 * same size, with that question. Without an agent of the documentation the question leads there.
 */
export function askAgent(): void {
  onPress('[data-ask]', (button) => void ask(button.dataset.ask ?? '', button));
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-ask-form]')) return;
    event.preventDefault();
    const question = String(new FormData(form).get('question')).trim();
    if (question) void ask(question, form);
    else form.querySelector('input')?.focus();
  });
}

async function ask(text: string, from: HTMLElement): Promise<void> {
  const place = from.closest<HTMLElement>('[data-agent]');
  if (!place || place.querySelector('iframe')) return;
  from.setAttribute('aria-busy', 'true');
  const agentId = await findDemoAgent();
  from.removeAttribute('aria-busy');
  if (!agentId) return location.assign('/docs');
  const frame = document.createElement('iframe');
  frame.title = place.dataset.agent ?? '';
  frame.src = `/chat/${agentId}`;
  frame.className = 'absolute inset-0 size-full rounded-lg bg-surface opacity-0 transition-opacity';
  const follow = (event: MessageEvent) => {
    if (!isChatListening(event, frame)) return;
    window.removeEventListener('message', follow);
    for (const other of place.children) if (other !== frame) (other as HTMLElement).inert = true;
    passTheme(frame);
    document.addEventListener(themeDrawn, () => passTheme(frame));
    frame.classList.remove('opacity-0');
    postToChat(frame, { parley: 1, type: 'ask', text });
    frame.focus();
  };
  window.addEventListener('message', follow);
  place.append(frame);
}

function passTheme(frame: HTMLIFrameElement): void {
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  postToChat(frame, { parley: 1, type: 'theme', theme });
}
