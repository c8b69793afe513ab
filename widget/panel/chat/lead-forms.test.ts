import { beforeEach, describe, expect, it } from 'vitest';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { en } from '../words/en.ts';
import { ChatFailure } from './chat-failure.ts';
import {
  answerOf,
  emailForm,
  message,
  openPage,
  session,
  startChat,
  storage,
} from './fixtures/start-chat.ts';

beforeEach(openPage);

describe('a contact form that is half filled in', () => {
  const handoff = [message('user', 'A person'), message('assistant', 'Of course.', 'handoff')];
  const conversation = { id: 'c1', messages: handoff, hasLead: false, isHeld: false, unread: 0 };
  const input = (node: Node | undefined) => (node as HTMLElement).querySelector('input');

  /** As a visitor types it. */
  function type(node: Node | undefined, value: string): void {
    const field = input(node)!;
    field.value = value;
    const { Event } = document.defaultView!;
    field.closest('form')!.dispatchEvent(new Event('input'));
  }

  it('is there again after a reload, in another tab, and after another question', async () => {
    const { chat, shown } = startChat([answerOf('From nine.')]);
    chat.load({ ...session, conversation });
    type(shown.aside, 'ann@exam');
    await chat.ask('When are you open?');
    expect(input(shown.aside)?.getAttribute('value')).toBe('ann@exam');

    const reloaded = startChat([]);
    reloaded.chat.load({
      ...session,
      conversation: {
        ...conversation,
        messages: [message('user', 'Hi'), message('assistant', 'Hi', 'answered')],
      },
    });
    expect(input(reloaded.shown.aside)?.getAttribute('value')).toBe('ann@exam');
  });

  it('is put away by Cancel, and has what was typed when it is opened again', () => {
    const { chat, shown } = startChat([]);
    chat.load({ ...session, conversation });
    type(shown.aside, 'ann@exam');
    (shown.aside as HTMLElement).querySelector<HTMLElement>('button[type=button]')!.click();
    expect(shown.aside).toBeUndefined();
    expect(storage.getItem('parley:a:draft')).toBeNull();
    chat.showLeadForm();
    expect(input(shown.aside)?.getAttribute('value')).toBe('ann@exam');
  });

  it.each([true, false])(
    'is forgotten with the conversation, also where another begins: %s',
    async (startsAnew) => {
      const { chat, shown } = startChat([]);
      chat.load({ ...session, conversation });
      type(shown.aside, 'ann@exam');
      await chat.finish(startsAnew);
      expect(storage.getItem('parley:a:draft')).toBeNull();
      chat.showLeadForm();
      expect(input(shown.aside)?.getAttribute('value')).toBe('');
    },
  );

  it('is kept when it could not be sent, and forgotten once it was', async () => {
    const { chat, shown, transport, said } = startChat([]);
    transport.leaveContact.mockRejectedValueOnce(new ChatFailure('offline'));
    chat.load({ ...session, conversation });
    type(shown.aside, 'ann@example.com');
    const send = () => {
      const { Event } = document.defaultView!;
      input(shown.aside)!
        .closest('form')!
        .dispatchEvent(new Event('submit', { cancelable: true }));
    };
    send();
    await expect.poll(() => shown.aside?.textContent).toContain(en.offline);
    expect(storage.getItem('parley:a:draft')).toContain('ann@example.com');
    send();
    await expect.poll(() => said.at(-1)).toBe(en.thanks);
    expect(storage.getItem('parley:a:draft')).toBeNull();
  });
});

describe('the leads form', () => {
  const formsWith = (changes: Partial<WidgetSession['forms']>) => ({ ...session.forms, ...changes });
  const fillIn = (node: Node | undefined) => {
    const form = node as HTMLFormElement;
    const { Event } = document.defaultView!;
    form.querySelector<HTMLInputElement>('#lead-email')!.value = 'ann@example.com';
    form.dispatchEvent(new Event('submit', { cancelable: true }));
  };

  it('comes before the first message once, and its lead goes with the first question', async () => {
    const { chat, shown, asked } = startChat([answerOf('Yes.'), answerOf('No.')]);
    const loaded = { ...session, forms: formsWith({ asks: 'before' }) };
    chat.load(loaded);
    expect(shown.isDisabled).toBe(true);
    expect((shown.aside as HTMLElement).querySelectorAll('button')).toHaveLength(1);
    fillIn(shown.aside);
    await expect.poll(() => shown.isDisabled).toBe(false);
    expect(shown.aside?.textContent).toContain('When are you open?');
    await chat.ask('Open?');
    await chat.ask('Closed?');
    expect(asked.map(({ leadId, conversationId }) => [leadId, conversationId])).toEqual([
      ['l1', undefined],
      [undefined, 'c1'],
    ]);
    const again = startChat([]);
    again.chat.load(loaded);
    expect(again.shown.isDisabled).toBe(false);
  });

  it('lets visitors ask when the plan allows no more leads', async () => {
    const { chat, shown, transport } = startChat([]);
    transport.leaveContact.mockRejectedValueOnce(new ChatFailure('plan-limit'));
    chat.load({ ...session, forms: formsWith({ asks: 'before' }) });
    fillIn(shown.aside);
    await expect.poll(() => shown.isDisabled).toBe(false);
  });

  it('comes after so many answers, once', async () => {
    const { chat, shown } = startChat([answerOf('One.'), answerOf('Two.'), answerOf('Three.')]);
    chat.load({ ...session, forms: formsWith({ asks: 'after', afterAnswers: 2 }) });
    const forms: boolean[] = [];
    for (const question of ['a', 'b', 'c']) {
      await chat.ask(question);
      forms.push(shown.aside?.nodeName.toLowerCase() === 'form');
    }
    expect(forms).toEqual([false, true, false]);
  });

  it.each([
    ['intent', true],
    ['button', false],
  ] as const)('is offered after an unsure answer, moment %s: %s', async (asks, isOffered) => {
    const { chat, shown } = startChat([answerOf('Perhaps.', 'hedged')]);
    chat.load({ ...session, forms: formsWith({ asks }) });
    await chat.ask('Open?');
    expect(shown.aside !== undefined).toBe(isOffered);
  });

  it('asks for consent before it sends', async () => {
    const { chat, shown, transport } = startChat([]);
    const leads = { ...emailForm(), consentText: 'I agree.' };
    chat.load({ ...session, forms: formsWith({ leads }) });
    chat.showLeadForm();
    fillIn(shown.aside);
    expect(shown.aside?.textContent).toContain(en.consentNeeded);
    expect(transport.leaveContact).not.toHaveBeenCalled();
    (shown.aside as HTMLElement).querySelector<HTMLInputElement>('#lead-consent')!.checked = true;
    fillIn(shown.aside);
    await expect
      .poll(() => transport.leaveContact)
      .toHaveBeenCalledWith(
        expect.objectContaining({ email: 'ann@example.com', hasConsented: true, form: 'leads' }),
      );
  });
});
