import { paths } from '#contract/page-addresses.ts';
import { TextLink } from '#web/site/text-link.tsx';
import { Cited } from '#web/ui/cited/cited.tsx';
import { CitedNumber } from '#web/ui/cited/cited-number.tsx';
import { CitedQuote } from '#web/ui/cited/cited-quote.tsx';
import { firstProof } from './first-proof.ts';

/** The answer to the first question, with the sentence of our documentation that says the same, and its page. */
export function FirstAnswer({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1;
  return (
    <>
      <p>
        {text.slice(0, end)} <CitedNumber>{1}</CitedNumber>
        {text.slice(end)}
      </p>
      <p className="mt-4 flex items-center gap-2.5 text-sm">
        <CitedNumber>{1}</CitedNumber>
        <TextLink to={`${paths.docsPage(firstProof.page)}#${firstProof.anchor}`}>{firstProof.title}</TextLink>
      </p>
      <CitedQuote className="mt-2 ms-7.5">
        <Cited>{firstProof.quote}</Cited>
      </CitedQuote>
    </>
  );
}
