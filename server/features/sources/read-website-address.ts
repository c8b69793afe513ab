import { normaliseUrl } from '#core/crawling/normalise-url.ts';
import { failure } from '#server/failure.ts';

/** The address as an owner types it, `example.com` included, in its full form; `invalid-input` when it is none. */
export function readWebsiteAddress(text: string): string {
  const typed = text.trim();
  const url = normaliseUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (url === null || !/^(localhost$|\[|[^.]+\..)/i.test(new URL(url).hostname)) {
    const message = 'Give a website address, for example https://www.example.com.';
    throw failure('invalid-input', { message, details: { url: message } });
  }
  return url;
}
