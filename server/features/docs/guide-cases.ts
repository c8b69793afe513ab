/** A question that the documentation answers, and what must be in a right answer. */
export type Answerable = readonly [question: string, right: RegExp];

/** What people ask before they sign up and while they set up; each is answered somewhere below `content/docs`. */
export const answerable: readonly Answerable[] = [
  ['How long does training take?', /ready in seconds|first page is ready|less than a minute/],
  ['How many agents are in the free plan?', /1 agent|one agent/],
  ['How many messages does the Pro plan include?', /4,000 messages/],
  ['How many pages can the Business plan read?', /500 links/],
  [
    'What happens when I reach my message limit?',
    /without charge|short notice|leave their contact details|warns you/,
  ],
  ['When is a free chat disabled?', /7 days/],
  [
    'Do previews count as messages?',
    /preview.*not taken from your plan|200 preview|not taken from your plan/,
  ],
  ['Is there a discount for yearly payment?', /20 percent less/],
  ['Can I remove your brand from the chat?', /Remove Brand/],
  ['What happens to my agents when I cancel?', /keep what you have paid for|Nothing is deleted|stay/],
  ['How large can a file be?', /20 MB/],
  ['Can it read Excel files?', /xlsx|Excel/],
  ['Can it read scanned PDFs?', /scans without a text layer/],
  ['Does it read pages that need JavaScript?', /JavaScript/],
  ['Can I connect Notion?', /Notion/],
  ['How often is my website read again?', /every day|every week|never/],
  ['How do I block the crawler?', /Disallow|robots\.txt/],
  ['How fast does the crawler read?', /two requests|quarter of a second/],
  ['Where does the script go in Shopify?', /theme\.liquid/],
  ['Does it work with WhatsApp?', /no connection to WhatsApp/],
  ['Can it make phone calls?', /no phone calls/],
  ['Do you support Microsoft Teams?', /no connection to .*Microsoft Teams/],
  ['Can I try it before I sign up?', /trial agent|without an account/],
  ['How do I add it to WordPress?', /WPCode|functions\.php|WordPress/],
  ['Does it work with Squarespace?', /Code Injection|Squarespace/],
  ['Can I use it without a website?', /own page|\/chat\//],
  ['Which languages does the chat interface have?', /24 languages/],
  ['Does the widget set cookies?', /sets no cookies|no cookies/],
  ['How big is the widget script?', /4\.0 KB|3\.9 KB|KB/],
  ['Can I choose which domains may show my agent?', /Allowed domains|allowed domains|List where/],
  ['Can I answer a visitor myself?', /Take over|write a reply|yourself/],
  ['Is there a student discount?', /same for everyone/],
  ['Can visitors ask for a person?', /ask(s|ed)? for a person|Human Help/],
  ['Does it send emails about new leads?', /new lead/],
  ['Can I change an answer that was wrong?', /question with (its|an) answer|correct|Improve|your answer/i],
  ['How are webhooks signed?', /Standard Webhooks|signature/],
  ['Does it work with Zapier?', /Zapier/],
  ['How do I back up my data?', /npm run backup/],
  ['Can I use Ollama?', /Ollama/],
  ['How long are conversations kept?', /until you delete/],
];

/** An approved answer that is a decline. */
export const plainDecline = /The documentation says nothing about/;

/** What the documentation does not say, near to what it does: these are declined, not answered with the nearest page. */
export const unanswerable: readonly string[] = [
  'Is it better than Intercom Fin?',
  'Do you sponsor conferences?',
  'What is your favourite colour?',
  'Who founded the company?',
  'Where is your office?',
  'Do you have an app for iPhone?',
  'Can I pay with Bitcoin?',
  'Does it work with Salesforce?',
  'Can I pay by cheque?',
  'Can it generate images?',
  'Do you have a loyalty programme?',
  'Are you hiring?',
  'Is it HIPAA compliant?',
  'What is the weather today?',
  'Can it read YouTube videos?',
  'How many employees do you have?',
  'Does it integrate with HubSpot?',
  'Can I resell it under GPL?',
  'Do you offer a money-back guarantee?',
  'Who won the world cup?',
];
