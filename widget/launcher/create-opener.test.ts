import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoaderState } from '../frame-protocol.ts';
import { createOpener } from './create-opener.ts';
import type { LauncherView } from './draw-launcher.ts';
import { keep } from './tab-memory.ts';

vi.mock('./tab-memory.ts');

const tag = { encodedAgentId: 'a', scriptOrigin: 'https://parley.example', globalName: 'Parley' } as const;
let openPage: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  openPage = vi.fn();
  vi.stubGlobal('window', { open: openPage });
  vi.stubGlobal('document', {
    activeElement: null,
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function createOpenerOf() {
  const events: string[] = [];
  const state = { isOpen: false, isFullScreen: false, takesFocus: false } as LoaderState;
  const link = { ensureFrame: vi.fn(), postState: vi.fn(), postReset: vi.fn() };
  const view = {
    button: { focus: vi.fn() },
    panel: { contains: () => false },
    viewRoot: {},
    phoneQuery: { addEventListener: vi.fn() },
    setOpen: vi.fn(),
    focusPanel: vi.fn(),
  };
  const emitter = {
    emitEvent: (name: string) => events.push(name),
    startListening: vi.fn(),
    stopListening: vi.fn(),
  };
  const opener = createOpener(
    tag,
    view as unknown as LauncherView,
    state,
    link,
    emitter,
    'key',
    new AbortController(),
  );
  return { opener, state, link, view, events };
}

describe('createOpener', () => {
  it('opens what was wanted before the launcher was there', () => {
    const { opener, state, events } = createOpenerOf();
    opener.setOpen(true);
    expect(state.isOpen).toBe(false);
    opener.startOpening();
    expect(state.isOpen).toBe(true);
    expect(events).toEqual(['ready', 'open']);
  });

  it('makes the frame with the first opening, moves the focus there and remembers it for the tab', () => {
    const { opener, link, view } = createOpenerOf();
    opener.startOpening();
    expect(link.ensureFrame).not.toHaveBeenCalled();
    opener.toggleOpen();
    expect(link.ensureFrame).toHaveBeenCalledOnce();
    expect(view.focusPanel).toHaveBeenCalledOnce();
    expect(keep).toHaveBeenLastCalledWith('key', 'y');
    opener.toggleOpen();
    expect(keep).toHaveBeenLastCalledWith('key', '');
  });

  it('leaves the focus where it is when the page opens the panel by itself', () => {
    const { opener, view } = createOpenerOf();
    opener.startOpening();
    opener.setOpen(true, false);
    expect(view.focusPanel).not.toHaveBeenCalled();
  });

  it('opens the page of the agent where no frame may be had', () => {
    const { opener, state, events } = createOpenerOf();
    opener.startOpening();
    opener.setOpen(true);
    opener.frameLate();
    expect(state.isOpen).toBe(false);
    expect(openPage).toHaveBeenCalledWith('https://parley.example/chat/a', '_blank', 'noopener');
    expect(events.at(-1)).toBe('error');
    opener.toggleOpen();
    expect(openPage).toHaveBeenCalledTimes(2);
  });

  it('closes where the panel is late, and takes no notice once it has loaded', () => {
    const silent = createOpenerOf();
    silent.opener.startOpening();
    silent.opener.setOpen(true);
    silent.opener.frameLate();
    expect(silent.state.isOpen).toBe(false);
    const loaded = createOpenerOf();
    loaded.opener.startOpening();
    loaded.opener.setOpen(true);
    loaded.opener.panelLoaded();
    loaded.opener.frameLate();
    expect(loaded.state.isOpen).toBe(true);
  });
});
