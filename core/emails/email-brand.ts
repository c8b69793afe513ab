/** Whose email it is: the product's own, or a partner's whose clients see no other name. */
export interface EmailBrand {
  name: string;
  /** Next to the name in the small print; empty for none. */
  slogan: string;
  supportEmail: string;
  /** Of buttons and links on light paper, `#rrggbb`; null for the product's own. */
  color: string | null;
}
