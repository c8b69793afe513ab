/**
 * Android programs write an emoji as two references to halves of it, which XML does not allow: `&#55357;&#56832;` for
 * 😀. Joins each pair to one reference.
 */
export function joinSurrogates(xml: string): string {
  return xml.replace(/&#(\d{5});&#(\d{5});/g, (all, first: string, second: string) => {
    const [high, low] = [Number(first), Number(second)];
    if (high < 0xd800 || high > 0xdbff || low < 0xdc00 || low > 0xdfff) return all;
    return `&#${(high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000};`;
  });
}
