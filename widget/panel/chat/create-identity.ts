import type { EventDetail, VisitorDetails, WidgetEventName } from '../../frame-protocol.ts';
import { ChatFailure } from './chat-failure.ts';
import type { Transport } from './transport.ts';
import type { VisitorToken } from './visitor-token.ts';

export interface Identity {
  /** What the page says of the visitor, or what their signed token said. */
  readVisitor(): VisitorDetails;
  /** Takes what the page says now; true where the visitor is another than before, and the chat is to be opened again. */
  hear(said: VisitorDetails | string): boolean;
  /** Settles when the server knows the person, or has refused their token: the visitor is then unknown. */
  prove(): Promise<void>;
  /** The visitor has signed out of the website. */
  end(said: VisitorDetails | string): void;
}

/** Who the visitor is: unknown, or a person for whom the website has given a signed token. */
export function createIdentity(
  transport: Transport,
  token: VisitorToken,
  emit: (name: WidgetEventName, detail: EventDetail) => void,
): Identity {
  let signed = '';
  let proven = '';
  let details: VisitorDetails = {};

  const leave = () => {
    token.hold(undefined);
    proven = '';
    details = {};
  };
  return {
    readVisitor: () => details,
    hear(said) {
      const next = typeof said === 'string' ? said : '';
      const isOther = next !== signed;
      if (isOther) leave();
      signed = next;
      if (typeof said !== 'string') details = said;
      return isOther;
    },
    async prove() {
      if (!signed || proven === signed) return;
      const shown = signed;
      try {
        const { visitorToken, visitor } = await transport.identify(shown);
        const { email, name } = visitor;
        // Another has come, or the visitor has left, meanwhile.
        if (signed !== shown) return;
        proven = shown;
        token.hold(visitorToken);
        details = { ...(email && { email }), ...(name && { name }) };
      } catch (failure) {
        emit('error', { code: failure instanceof ChatFailure ? failure.code : 'internal-error' });
      }
    },
    end(said) {
      // Whether or not it was ever shown: nobody is to use it later.
      if (typeof said === 'string') void transport.endIdentity(said).catch(() => undefined);
      leave();
      signed = '';
    },
  };
}
