import { DEFAULT_FALLBACK_REPLY } from '../default-prompt.ts';
import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const en: ReplyTexts = {
  greeting: {
    friendly: 'Hi there! What can I help you with?',
    neutral: 'Hello. What would you like to know?',
    corporate: 'Good day, and welcome. How may I assist you?',
  },
  thanks: {
    friendly: "You're very welcome! Is there anything else I can help with?",
    neutral: "You're welcome.",
    corporate: 'You are welcome. Please let me know if there is anything else I may assist you with.',
  },
  goodbye: {
    friendly: 'Bye for now! Come back any time.',
    neutral: 'Goodbye.',
    corporate: 'Thank you for your visit. Goodbye.',
  },
  'how-are-you': {
    friendly: "I'm doing great, thanks for asking! What can I help you with?",
    neutral: "I'm fine, thank you. What would you like to know?",
    corporate: 'Very well, thank you. How may I assist you?',
  },
  'who-are-you': {
    friendly: "I'm {agent}, an AI assistant. Ask me anything about what we do and I'll look it up for you!",
    neutral:
      "I'm {agent}, an AI assistant. Ask a question and I will look for the answer in our information.",
    corporate:
      'I am {agent}, an AI assistant. Please ask your question and I will consult our information for you.',
  },
  affirmation: {
    friendly: 'All right! Is there anything else I can help with?',
    neutral: 'All right. Is there anything else you would like to know?',
    corporate: 'Very good. Is there anything else I may assist you with?',
  },
  unclear: {
    friendly: 'What can I help you with? Just type your question.',
    neutral: 'Please type your question.',
    corporate: 'Please type your question and I will be glad to assist you.',
  },
  closest: {
    friendly: 'The closest I found is this:',
    neutral: 'The closest I found:',
    corporate: 'The closest information I found is the following:',
  },
  fallback: sameInEveryVibe(DEFAULT_FALLBACK_REPLY),
  unknown: sameInEveryVibe('I have no information about {names}.'),
  known: sameInEveryVibe('I can answer questions about: {topics}.'),
  unanswered: sameInEveryVibe('I have no answer to “{names}”.'),
  offer: {
    friendly: 'Would you like to talk to a person?',
    neutral: 'Would you like to talk to a person?',
    corporate: 'Would you like to be put in touch with a member of our team?',
  },
  handoff: {
    friendly: 'Of course! Let me put you in touch with a person.',
    neutral: 'I will put you in touch with a person.',
    corporate: 'Certainly. I will put you in touch with a member of our team.',
  },
  unreachable: sameInEveryVibe("I can't put you in touch with a person here."),
  file: sameInEveryVibe(
    "Thank you, your file has arrived, and our team can see it. I can't read files myself: what would you like to know?",
  ),
  contact: {
    friendly: 'Thank you! We will get back to you at {contact}.',
    neutral: 'Thank you. We will get back to you at {contact}.',
    corporate: 'Thank you. Our team will contact you at {contact}.',
  },
  'known-address': {
    friendly: 'Of course! We have your address ({contact}) and will write to you there.',
    neutral: 'We have your address ({contact}) and will write to you there.',
    corporate: 'Certainly. We have your address ({contact}) and will write to you there.',
  },
  here: sameInEveryVibe('Somebody is here and will join you in a moment.'),
  away: sameInEveryVibe('Nobody is available right now. We answer again on {time}.'),
  booking: sameInEveryVibe('You can choose a time right here.'),
  'action-form': sameInEveryVibe('Please fill this in, then I can do that for you.'),
  'action-needs': sameInEveryVibe('To do that I need from you: {fields}.'),
  'action-empty': sameInEveryVibe('I found nothing for this. Please check what you entered.'),
  'action-failed': sameInEveryVibe('I could not get an answer to that just now. Please try again later.'),
  'booking-change': sameInEveryVibe('You can move or cancel your call right here.'),
  injection: {
    friendly: "That's not something I can do, but I'm happy to answer questions about what we do.",
    neutral: "I can't do that. I can answer questions about what we do.",
    corporate: 'I am unable to do that. I will gladly answer questions about our services.',
  },
};
