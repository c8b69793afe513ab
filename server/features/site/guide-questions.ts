import { brand } from '#contract/brand.ts';
import { plans } from '#contract/plans.ts';
import { fileExtensions } from '#contract/sources.ts';

export interface GuideQuestion {
  question: string;
  alternatives: string[];
  answer: string;
}

const { free, pro, business, enterprise } = plans;
const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US')}`;

/** What people ask first about the product, with approved answers; the first four are suggested to them. */
export const guideQuestions: readonly GuideQuestion[] = [
  {
    question: 'How do I put the chat on my website?',
    alternatives: [
      'How do I embed the widget?',
      'Where do I paste the script?',
      'How do I install the chat widget?',
    ],
    answer:
      'Copy the script from View AI Agent and paste it between the head tags of your pages. It is one line and never changes. WordPress, Shopify, Wix and other site builders have a place for such code; the page "Site builders" of the documentation shows where.',
  },
  {
    question: 'What can an agent learn from?',
    alternatives: [
      'Which files can I upload?',
      'What sources can I add?',
      'Can it read my website and PDFs?',
    ],
    answer: `From your website (give its address, and its pages are read), from files (${fileExtensions.join(', ')}), from text that you write, and from questions with the answers that you want given. It answers from these and from nothing else.`,
  },
  {
    question: 'Can I run it on my own server?',
    alternatives: [
      'Can I self-host it?',
      'Is there a self-hosted version?',
      `How do I install ${brand.name}?`,
    ],
    answer:
      'Yes. It is one program that needs Node.js 20 or newer and nothing else: no Docker, no key, no database server. Start it with npm start. The page "Running it yourself" of the documentation tells about settings, mail, backup and more machines.',
  },
  {
    question: 'Do I need a key of OpenAI or another model?',
    alternatives: [
      'Do I need an API key?',
      'Does it work without a language model?',
      'Which models can I use?',
    ],
    answer:
      'No. Without any key the embedded engine answers with the very sentences of your sources. With a key of OpenAI, Anthropic or Google, or with any server that speaks the OpenAI protocol, a language model writes the answers, and the embedded engine stands in when it fails.',
  },
  {
    question: 'What does it cost?',
    alternatives: [
      'How much does Pro cost?',
      'What are the prices?',
      'Is there a free plan?',
      'What are the plans?',
    ],
    answer: `${free.name} is free. ${[pro, business, enterprise].map(({ name, priceCents }) => `${name} costs ${dollars(priceCents)} a month`).join(', ')}. The page "Pricing" has the limits of each plan and what paying by the year saves.`,
  },
  {
    question: 'What happens when the agent does not know the answer?',
    alternatives: [
      'Does it make things up?',
      'Can it hallucinate?',
      'What if the answer is not in my sources?',
    ],
    answer:
      'It says so, with the reply that you chose, and offers to leave contact details. Every sentence of an answer names the passage that it rests on, so you and your visitors can check it.',
  },
];
