/**
 * Text that looks the same and in which no mail program finds a link: an invisible break is put into what could be a
 * host name or an address. Used for text of one stranger that is emailed to another person, as anybody could use it
 * to send advertising.
 */
export function breakLinks(text: string): string {
  return text
    .replaceAll(/:(?=\/\/)/g, ':\u200b')
    .replaceAll(/(?<=[\p{L}\p{N}_-])([.@])(?=[\p{L}\p{N}_-])/gu, '$1\u200b');
}
