import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoaderMessage, LoaderState } from '../frame-protocol.ts';
import { connectFrame } from './connect-frame.ts';
import { createPanelLink } from './create-panel-link.ts';

vi.mock('./connect-frame.ts');

const state = { type: 'state', isOpen: false } as LoaderState;
let posted: LoaderMessage[];
let connect: () => void;

beforeEach(() => {
  posted = [];
  vi.mocked(connectFrame).mockImplementation((_tag, _panel, onConnect) => {
    connect = onConnect;
    return (message) => posted.push(message);
  });
});
afterEach(() => vi.resetAllMocks());

function createLink() {
  const tag = { encodedAgentId: 'a', scriptOrigin: 'https://parley.example', globalName: 'Parley' } as const;
  return createPanelLink(tag, {} as HTMLElement, state, vi.fn(), new AbortController());
}

describe('createPanelLink', () => {
  it('makes the frame once, and not before it is needed', () => {
    const link = createLink();
    link.postState();
    expect(connectFrame).not.toHaveBeenCalled();
    link.ensureFrame();
    link.ensureFrame();
    expect(connectFrame).toHaveBeenCalledOnce();
  });

  it('posts resets before the state, as soon as there is a connection', () => {
    const link = createLink();
    link.postReset({ type: 'resetUser', visitor: {} });
    expect(posted).toEqual([]);
    connect();
    expect(posted).toEqual([{ type: 'resetUser', visitor: {} }, state]);
  });

  it('posts a reset at once on a connection, and only once', () => {
    const link = createLink();
    link.ensureFrame();
    connect();
    link.postReset({ type: 'resetChat' });
    connect();
    expect(posted).toEqual([state, { type: 'resetChat' }, state]);
  });
});
