const WEB_PAGE = /^https?:\/\/[^\s\p{Cc}/]+(?:[/?#][^\p{Cc}]*)?$/iu;

/**
 * The URL if it is one of a page on the web, else undefined: a visitor may send `javascript:…` as the page of the chat,
 * which the owner would run with a click.
 */
export function webPageUrl(text: string | null | undefined): string | undefined {
  return text && WEB_PAGE.test(text) ? text : undefined;
}
