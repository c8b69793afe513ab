import type { TestExpectation } from '../agent-tests/agent-tests.schemas.ts';
import type { AgentSettings } from './agents.schemas.ts';
import type { AgentTemplateId } from './agents.ts';

type TemplateSettings = Pick<
  AgentSettings,
  | 'promptText'
  | 'vibeResponse'
  | 'welcomeMessage'
  | 'messageColor'
  | 'fallbackReply'
  | 'isEmailEnabled'
  | 'isNameEnabled'
  | 'isPhoneEnabled'
>;

interface TemplateTest {
  question: string;
  expectation: TestExpectation;
}

export interface AgentTemplate {
  id: AgentTemplateId;
  label: string;
  description: string;
  settings: TemplateSettings;
  tests: readonly TemplateTest[];
}

const short = 'Give simple answers of at most 3 to 4 sentences.';
const fallbackOf = (reply: string) => `If you do not know the answer, reply: "${reply}"`;

/** What most agents of a kind are asked. The word is in any useful answer; the owner writes what theirs must say. */
const answered = (question: string, text: string): TemplateTest => ({
  question,
  expectation: { kind: 'contains', text },
});
const declined = (question: string): TemplateTest => ({ question, expectation: { kind: 'decline' } });
const offTopic = [declined('Who won the last World Cup?'), declined('Write a poem about the sea.')];

const replies = {
  support:
    "I'm sorry, I don't have an answer to that. A human agent will get back to you as soon as possible.",
  shop: "I'm sorry, I don't know that. Leave your email address and the shop will get back to you.",
  booking: "I'm sorry, I don't know that. Leave your name and number and we will call you back.",
  internal: "I can't find that in our documents. Ask the team that is responsible for it.",
};

/**
 * What an agent can be started from. They set how it answers, looks and asks for contact details, and what its tests
 * ask; sources are the owner's.
 */
export const agentTemplates: readonly AgentTemplate[] = [
  {
    id: 'support',
    label: 'Customer support',
    description: 'Answers questions about your product, and passes on what it can’t answer.',
    settings: {
      promptText: `${short} You help customers with questions and problems. When something has to be done, list the steps in their order, with a number each. ${fallbackOf(replies.support)}`,
      vibeResponse: 'friendly',
      welcomeMessage: 'Hi! What can I help you with?',
      messageColor: '#1f5c4a',
      fallbackReply: replies.support,
      isEmailEnabled: true,
      isNameEnabled: true,
      isPhoneEnabled: false,
    },
    tests: [
      answered('How do I reset my password?', 'password'),
      answered('How do I cancel?', 'cancel'),
      ...offTopic,
    ],
  },
  {
    id: 'shop',
    label: 'Online shop',
    description: 'Answers questions about products, delivery, payment and returns.',
    settings: {
      promptText: `${short} You help people who shop with us: products, prices, delivery, payment and returns. Give prices and times exactly as the sources say. Never promise a discount or a date that the sources do not give. ${fallbackOf(replies.shop)}`,
      vibeResponse: 'friendly',
      welcomeMessage: 'Hi! Do you have a question about our products or your order?',
      messageColor: '#8a3b12',
      fallbackReply: replies.shop,
      isEmailEnabled: true,
      isNameEnabled: false,
      isPhoneEnabled: false,
    },
    tests: [
      answered('How long does delivery take?', 'day'),
      answered('Can I return something?', 'return'),
      answered('How can I pay?', 'pay'),
      declined('Can I have a discount of 90 percent?'),
      ...offTopic,
    ],
  },
  {
    id: 'booking',
    label: 'Appointments and bookings',
    description: 'Answers questions before a booking, and asks for a name and number to call back.',
    settings: {
      promptText: `${short} You help people who want to book with us: what is offered, what it costs, how long it takes and when there is time. Do not confirm a booking yourself; say how to book. ${fallbackOf(replies.booking)}`,
      vibeResponse: 'friendly',
      welcomeMessage: 'Hello! What would you like to book?',
      messageColor: '#5b3f8c',
      fallbackReply: replies.booking,
      isEmailEnabled: true,
      isNameEnabled: true,
      isPhoneEnabled: true,
    },
    tests: [answered('How can I book?', 'book'), answered('Can I cancel a booking?', 'cancel'), ...offTopic],
  },
  {
    id: 'internal-help',
    label: 'Internal help',
    description: 'Answers your team’s questions from handbooks and policies. Asks for no contact details.',
    settings: {
      promptText: `${short} You help colleagues find rules and instructions in our own documents. Quote the rule, and name the document that it is from. ${fallbackOf(replies.internal)}`,
      vibeResponse: 'neutral',
      welcomeMessage: 'Hello! What are you looking for in our documents?',
      messageColor: '#28577f',
      fallbackReply: replies.internal,
      isEmailEnabled: false,
      isNameEnabled: false,
      isPhoneEnabled: false,
    },
    tests: [
      answered('How many days of vacation do I have?', 'day'),
      answered('How do I claim expenses?', 'expense'),
      ...offTopic,
    ],
  },
];

/** The template of this id; undefined where there is none. */
export const agentTemplate = (id: string | null | undefined): AgentTemplate | undefined =>
  agentTemplates.find((template) => template.id === id);
