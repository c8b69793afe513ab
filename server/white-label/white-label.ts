/** What the clients of a partner see in place of the product. */
export interface WhiteLabel {
  /** Of the user. */
  partnerId: string;
  /** Name of the host, in lower case. */
  host: string;
  /** Where it is opened, such as `https://chat.studio.example`. */
  origin: string;
  name: string;
  /** `#rrggbb` */
  color: string;
  /** Name of a stored picture. */
  logo: string | null;
  supportEmail: string;
  /** From which emails are sent, at the domain of the host. */
  senderEmail: string;
  termsUrl: string;
  privacyUrl: string;
  /** Whether answers to emails, sent to `mailDomain`, come to this installation. */
  takesMail: boolean;
  /** Another one after each change. */
  version: string;
}
