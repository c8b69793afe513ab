import { brand } from '../brand.ts';
import { plans } from '../plans.ts';
import { fileExtensions } from '../sources/sources.ts';

export interface DocsQuestion {
  question: string;
  alternatives: string[];
  answer: string;
}

const { free, pro, business, enterprise } = plans;
const figure = (limit: number | null): string => limit?.toLocaleString('en-US') ?? 'unlimited';
const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US')}`;

/** What people ask first about the product, with approved answers; the first four are suggested questions. */
export const docsQuestions: readonly DocsQuestion[] = [
  {
    question: 'How do I put the chat on my website?',
    alternatives: [
      'How do I embed the widget?',
      'Where do I paste the script?',
      'How do I install the chat widget?',
    ],
    answer:
      'Copy the script from View AI Agent and paste it between the head tags of your pages. It is one line and never changes. WordPress, Shopify, Wix and other site builders have a field for such code; the page “Site builders” in the documentation shows where.',
  },
  {
    question: 'What can an agent learn from?',
    alternatives: [
      'Which files can I upload?',
      'What sources can I add?',
      'Can it read my website and PDFs?',
    ],
    answer: `From your website (enter its address, and its pages are read), from files (${fileExtensions.join(', ')}), from text you write, and from questions with your approved answers. It only answers from these sources.`,
  },
  {
    question: 'Can I run it on my own server?',
    alternatives: [
      'Can I self-host it?',
      'Is there a self-hosted version?',
      `How do I install ${brand.name}?`,
    ],
    answer:
      'Yes. It is one program that needs Node.js 20 or newer and nothing else: no Docker, no API key, no database server. Start it with npm start. The page “Running it yourself” in the documentation explains settings, email, backup and scaling out.',
  },
  {
    question: 'Do I need an API key from OpenAI or another provider?',
    alternatives: [
      'Do I need an API key?',
      'Does it work without a language model?',
      'Which models can I use?',
    ],
    answer:
      'No. Without an API key, the embedded engine answers with the sentences of your sources. With an API key from OpenAI, Anthropic or Google, or with any server that speaks the OpenAI protocol, a language model writes the answers, and the embedded engine takes over if it fails.',
  },
  {
    question: 'What does it cost?',
    alternatives: ['How much does Pro cost?', 'What are the prices?', 'What are the plans?'],
    answer: `${free.name} is free. ${[pro, business, enterprise].map(({ name, priceCents }) => `${name} costs ${dollars(priceCents)} per month`).join(', ')}. The page “Pricing” shows the limits of each plan and what you save with yearly billing.`,
  },
  {
    question: 'What happens when the agent does not know the answer?',
    alternatives: [
      'Does it make things up?',
      'Can it hallucinate?',
      'What if the answer is not in my sources?',
    ],
    answer:
      'It says so with your fallback reply and offers a contact form. Every sentence of an answer cites the passage it is based on, so you and your visitors can check it.',
  },
  {
    question: 'What is in the free plan?',
    alternatives: [
      'Is there a free plan?',
      'How many agents does the free plan have?',
      'How many free messages do I get?',
    ],
    answer: `${free.name} includes ${free.limits.agents} agent that reads up to ${free.limits.links} pages and ${free.limits.files} files, and ${free.limits.messages} messages and ${free.limits.leads} leads per month. No credit card is required.`,
  },
  {
    question: 'How many messages does the Pro plan include?',
    alternatives: ['What is in the Pro plan?', 'How many messages do I get per month?'],
    answer: `${[pro, business].map(({ name, limits }) => `${name} includes ${limits.agents} agents, ${figure(limits.messages)} messages and ${limits.leads} leads per month`).join('. ')}. The page “Pricing” shows all limits.`,
  },
  {
    question: 'Can I try it without an account?',
    alternatives: ['Can I test it before I register?', 'Is there a trial?'],
    answer:
      'Yes. Enter the address of your website on the home page. A trial agent reads its first pages, and you can ask it a few seconds later. It is deleted after 24 hours unless you keep it in an account.',
  },
  {
    question: 'Can it read scanned documents?',
    alternatives: ['Can it read scanned PDFs?', 'Does it recognise text in scans?'],
    answer:
      'PDF files that are scans without a text layer are read where the operator of the installation has installed the program tesseract. Otherwise the scanned pages are named on the source and not read.',
  },
  {
    question: 'Does it work with WhatsApp or other messengers?',
    alternatives: ['Can I use it in Messenger or Instagram?', 'Is there a Telegram bot?'],
    answer:
      'No. Visitors chat with the agent on your website, on the page of its own that every agent has, or wherever your own programs call the API. There is no connection to WhatsApp, Messenger, Microsoft Teams or other messengers yet.',
  },
  {
    question: 'Who is behind this installation?',
    alternatives: [
      'Which company runs this?',
      'Where is your company based?',
      'Who are the founders?',
      'Do you hire people?',
      'How many people work there?',
    ],
    answer: `The documentation says nothing about the people and the company behind this installation of ${brand.name}. Ask them through the contact page.`,
  },
];
