import { normaliseUrl } from '#core/crawling/urls/normalise-url.ts';
import { failure } from '#server/failure.ts';

/** `isSchemeGuessed`: typed without `https://` or `http://`; which of them answers is found out by asking. */
export interface WebsiteAddress {
  url: string;
  isSchemeGuessed: boolean;
}

/** The address as an owner types it, `example.com` included, in its full form; `invalid-input` when it is none. */
export function readWebsiteAddress(text: string): WebsiteAddress {
  const typed = text.trim();
  const isSchemeGuessed = !/^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
  const url = normaliseUrl(isSchemeGuessed ? `https://${typed}` : typed);
  if (url === null || !/^(localhost$|\[|[^.]+\..)/i.test(new URL(url).hostname)) {
    const message = 'Give a website address, for example https://www.example.com.';
    throw failure('invalid-input', { message, details: { url: message } });
  }
  return { url, isSchemeGuessed };
}
