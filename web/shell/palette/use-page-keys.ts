import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { createAgent } from '#contract/agents/agents.endpoints.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { areKeysOn } from './keys-setting.ts';
import { agentPages, workspacePages } from './pages.ts';
import { showPalette } from './palette-view.ts';
import { readKeys, sequenceMs } from './read-keys.ts';

const typing = 'input, textarea, select, [contenteditable=true], [role=textbox]';
const overlay = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]';

/** Ctrl-K or ⌘K opens the commands; other keys work while nobody types and nothing is open above the page. */
export function usePageKeys(): void {
  const navigate = useNavigate();
  const { agentId } = useParams();
  const mayCreate = useMay(createAgent);
  const pressed = useRef({ pending: '', atMs: 0 });

  useEffect(() => {
    const pages = [...workspacePages, ...(agentId ? agentPages : [])].filter(
      ({ needs }) => needs === undefined || mayCreate,
    );
    const known = ['?', '/', ...pages.flatMap(({ keys }) => keys ?? [])];

    const follow = (keys: string): void => {
      if (keys === '?') showPalette('shortcuts');
      else if (keys === '/') document.querySelector<HTMLElement>('main [type=search]')?.focus();
      else {
        const page = pages.find((each) => each.keys === keys);
        if (page) navigate(page.to(agentId ?? ''));
      }
    };

    const press = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        showPalette('commands');
        return;
      }
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping) return;
      if (!areKeysOn() || document.querySelector(overlay) !== null) return;
      const { pending, atMs } = pressed.current;
      const isFresh = event.timeStamp - atMs < sequenceMs;
      const read = readKeys(isFresh ? pending : '', event.key.toLowerCase(), known);
      pressed.current = { pending: read.pending, atMs: event.timeStamp };
      if (read.found === null) return;
      event.preventDefault();
      follow(read.found);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [agentId, mayCreate, navigate]);
}
