import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionForm } from '#contract/actions/actions.schemas.ts';
import { ChatFailure } from '../chat/chat-failure.ts';
import { answerOf, formOf, message, openPage, session, startChat } from '../chat/fixtures/start-chat.ts';

beforeEach(openPage);

const form: ActionForm = {
  actionId: 'act_1',
  formId: 'frm_1',
  title: 'Return an order',
  parameters: [
    { name: 'order', label: 'Order number', kind: 'text', isRequired: true, options: [] },
    { name: 'reason', label: 'Reason', kind: 'choice', isRequired: false, options: ['Broken', 'Late'] },
  ],
  values: { order: '1001' },
};

describe('the form of an action', () => {
  const shownForm = (node: Node | undefined) => node as HTMLFormElement;
  const send = (element: HTMLFormElement) =>
    element.dispatchEvent(new (document.defaultView as unknown as typeof globalThis).Event('submit'));

  it('asks for the parameters with what is known, and sends them as a message in words too', async () => {
    const { chat, asked, shown } = startChat([formOf(form), answerOf('It is on its way back.')]);
    chat.load(session);
    await chat.ask('I want to return 1001');
    const drawn = shownForm(shown.aside);
    expect([...drawn.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Order number',
      'Reason (optional)',
    ]);
    expect(drawn.querySelector('input')?.value).toBe('1001');
    expect([...drawn.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '',
      'Broken',
      'Late',
    ]);
    send(drawn);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked[1]).toMatchObject({
      message: 'Return an order\nOrder number: 1001',
      conversationId: 'c1',
      form: { actionId: 'act_1', formId: 'frm_1', values: { order: '1001' } },
    });
    expect(shown.aside).toBeUndefined();
  });

  it('is sent again with the same values after a failure, and goes when the visitor cancels', async () => {
    const streams = [formOf(form), new ChatFailure('offline'), answerOf('It is on its way back.')];
    const { chat, asked, shown } = startChat(streams);
    chat.load(session);
    await chat.ask('I want to return 1001');
    send(shownForm(shown.aside));
    await new Promise((resolve) => setTimeout(resolve));
    (shown.aside as HTMLElement).querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveLength(3);
    expect(asked[2]?.form).toEqual({ actionId: 'act_1', formId: 'frm_1', values: { order: '1001' } });
    expect(asked[1]?.form).toEqual(asked[2]?.form);
  });

  it('is there again after a reload, and sends the same id', async () => {
    const { chat, asked, shown } = startChat([answerOf('It is on its way back.')]);
    const messages = [
      message('user', 'I want to return 1001'),
      { ...message('assistant', 'Fill this in.'), form },
    ];
    chat.load({ ...session, conversation: { id: 'c1', messages, hasLead: false, isHeld: false, unread: 0 } });
    const drawn = shownForm(shown.aside);
    expect(drawn.querySelector('input')?.value).toBe('1001');
    send(drawn);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked[0]?.form).toEqual({ actionId: 'act_1', formId: 'frm_1', values: { order: '1001' } });
  });

  it('comes with an answer whose stream was lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const { chat, shown, transport } = startChat([new ChatFailure('stream-cut')]);
    chat.load(session);
    const messages = [
      message('user', 'I want to return 1001'),
      { ...message('assistant', 'Fill this in.'), form },
    ];
    const conversation = { id: 'c1', messages, hasLead: false, isHeld: false, unread: 0 };
    transport.openSession.mockResolvedValue({ ...session, conversation });
    await chat.ask('I want to return 1001');
    vi.useRealTimers();
    expect(shownForm(shown.aside).querySelector('h2')?.textContent).toBe('Return an order');
  });

  it('can be cancelled', async () => {
    const { chat, asked, shown } = startChat([formOf(form)]);
    chat.load(session);
    await chat.ask('I want to return 1001');
    shownForm(shown.aside).querySelector<HTMLButtonElement>('.plain')?.click();
    expect(shown.aside).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});
