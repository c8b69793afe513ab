import type { ChatListening, ConsoleMessage, WidgetSession } from '#contract/widget/widget.schemas.ts';
import type { PanelMode } from './panel-mode.ts';

/** Takes messages from the console, or the page of a trial agent, alone: it is the page around the frame and of our own origin. */
export function followConsole(
  mode: PanelMode,
  onSample: (session: WidgetSession) => void,
  showForm: (name: 'human' | 'leads') => void,
  onAsk: (text: string) => void,
  onTheme: (theme: 'light' | 'dark') => void,
  onSuggest: (questions: string[]) => void,
): void {
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<ConsoleMessage | null>) => {
    if (origin !== location.origin || source !== window.parent || data?.parley !== 1) return;
    if (mode === 'sample' && data.type === 'sample') {
      onSample(data.session);
      if (data.shownForm) showForm(data.shownForm);
    } else if ((mode === 'preview' || mode === 'page') && data.type === 'ask') onAsk(data.text);
    else if (mode === 'page' && data.type === 'theme') onTheme(data.theme);
    else if (mode === 'preview' && data.type === 'suggest') onSuggest(data.questions);
  });
  if (mode !== 'frame')
    window.parent.postMessage({ parley: 1, type: 'listening' } satisfies ChatListening, location.origin);
}
