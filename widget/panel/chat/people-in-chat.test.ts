import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetMessage, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { message, openPage, session, startChat } from './fixtures/start-chat.ts';

beforeEach(openPage);

describe('people in a chat', () => {
  const person = (id: string, text: string): WidgetMessage => ({
    ...message('assistant', text),
    id,
    author: { kind: 'person', name: 'Ana', pictureUrl: null, event: null },
  });
  const joined: WidgetMessage = {
    ...message('assistant', 'Ana joined the conversation.'),
    id: 'joined',
    author: { kind: 'system', name: 'Ana', pictureUrl: null, event: 'joined' },
  };
  const held = (...messages: WidgetMessage[]): WidgetSession => ({
    ...session,
    conversation: { id: 'c1', hasLead: false, isHeld: true, unread: 0, messages },
  });

  it('draws what they write once, however often it comes, and under their name', async () => {
    const { chat, transport, said } = startChat([]);
    const asked = message('user', 'Is anybody there?');
    const tell = vi.fn<(event: { name: 'changed' }) => void>();
    transport.followConversation.mockImplementation((...given: unknown[]) => {
      tell.mockImplementation(given[1] as () => void);
      return new Promise(() => undefined);
    });
    chat.load(held(asked));
    transport.openSession.mockImplementation(async () => held(asked, joined, person('p1', 'Yes, I am.')));
    for (let time = 0; time < 3; time++) tell({ name: 'changed' });
    await expect.poll(() => said).toHaveLength(5);
    expect(said.slice(3)).toEqual(['Ana has joined the conversation.', 'AnaYes, I am.']);
    tell({ name: 'changed' });
    await Promise.resolve();
    expect(said).toHaveLength(5);
  });

  it('holds no connection while the page is left, and connects once where it is shown again', async () => {
    const { chat, transport, said } = startChat([]);
    const followed: { tell(event: { name: 'changed' }): void; signal: AbortSignal }[] = [];
    transport.followConversation.mockImplementation((...given: unknown[]) => {
      const [, tell, signal] = given as [string, (event: { name: 'changed' }) => void, AbortSignal];
      followed.push({ tell, signal });
      return new Promise(() => undefined);
    });
    const asked = message('user', 'Is anybody there?');
    chat.load(held(asked, person('p1', 'Yes, I am.')));
    chat.setShown(false);
    expect(followed.map(({ signal }) => signal.aborted)).toEqual([true]);
    const count = said.length;
    transport.openSession.mockImplementation(async () =>
      held(asked, person('p1', 'Yes, I am.'), person('p2', 'Still there?')),
    );
    chat.setShown(true);
    chat.setShown(true);
    expect(followed.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    for (let time = 0; time < 3; time++) followed[1]?.tell({ name: 'changed' });
    await expect.poll(() => said).toHaveLength(count + 1);
    expect(said.at(-1)).toBe('AnaStill there?');
  });

  it('sends what is written to them, and shows no answer', async () => {
    const { chat, said, shown, transport } = startChat([
      [
        {
          type: 'finish',
          messageMetadata: { conversationId: 'c1', outcome: 'handoff', isHeld: true } as never,
        },
      ],
    ]);
    transport.openSession.mockImplementation(async () => held());
    chat.load(held(message('user', 'Hello?'), joined));
    await chat.ask('Can you help me?');
    expect(said.at(-1)).toContain('Can you help me?');
    expect([shown.status, shown.isBusy, shown.aside]).toEqual(['', false, undefined]);
  });
});
