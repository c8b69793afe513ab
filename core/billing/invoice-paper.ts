/** What an invoice says, in words: for its page and its PDF alike. */
export interface InvoicePaper {
  /** `Invoice` or `Credit note`. */
  title: string;
  number: string;
  /** `Paid`, `Not paid yet`, `Cancelled`. */
  state: string;
  /** Lines of each side, the name first. */
  seller: string[];
  buyer: string[];
  facts: { label: string; value: string }[];
  rows: { description: string; period: string; quantity: string; amount: string }[];
  totals: { label: string; value: string; isSum: boolean }[];
  notes: string[];
}
