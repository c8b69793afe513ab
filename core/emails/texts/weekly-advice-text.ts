import type { AdviceKind } from '../../counting/choose-advice.ts';
import type { EmailBlock, EmailContent, EmailOf, WeeklyItem } from '../email.ts';
import type { EmailBrand } from '../email-brand.ts';
import { countOf } from '../parts/count-of.ts';
import { memberReason } from '../parts/member-reason.ts';
import { paragraph } from '../parts/paragraph.ts';
import { plainName } from '../parts/plain-name.ts';
import { turnOffNote } from '../parts/turn-off-note.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const writeDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** What is said of each kind, and what its link says. */
const words: Record<AdviceKind, { say(count: number, agent: string): string; link: string }> = {
  'open-requests': {
    say: (count, agent) =>
      `Answer the visitors who asked for a person: nobody has opened ${countOf(count, 'conversation')} with such a request at ${agent}.`,
    link: 'Open these conversations',
  },
  unanswered: {
    say: (count, agent) => `Write an answer: ${agent} could not answer ${countOf(count, 'question')}.`,
    link: 'Write answers',
  },
  'thumbs-down': {
    say: (count, agent) =>
      `Improve what visitors did not find helpful: they gave ${countOf(count, 'answer')} of ${agent} a thumbs down.`,
    link: 'Read these answers',
  },
  abandoned: {
    say: (count, agent) =>
      `See where visitors leave: after ${countOf(count, 'question')} without a full answer, visitors of ${agent} wrote nothing more.`,
    link: 'Read these conversations',
  },
  'partly-answered': {
    say: (count, agent) =>
      `Complete your sources: ${agent} answered ${countOf(count, 'question')} only in part.`,
    link: 'Read these conversations',
  },
};

/** The things worth doing after a week, each with its figure and a link to where it is done. */
export function weeklyAdviceText(email: EmailOf<'weekly-advice'>, brand: EmailBrand): EmailContent {
  const { firstDay, lastDay, items, conversations, messages, answeredRate } = email;
  const workspace = plainName(email.workspaceName, 80);
  return {
    subject:
      items.length === 1 ? 'One thing worth doing this week' : `${items.length} things worth doing this week`,
    preheader: `From ${countOf(conversations, 'conversation')} of last week.`,
    heading: 'What is worth doing',
    blocks: [
      paragraph(
        `From ${writeDay(firstDay)} to ${writeDay(lastDay)} visitors wrote ${countOf(messages, 'message')} in ${countOf(conversations, 'conversation')}${workspace === '' ? '' : ` (${workspace})`}.${answeredRate === null ? '' : ` ${Math.round(answeredRate * 100)} percent of their questions were answered.`}`,
      ),
      ...items.flatMap(writeItem),
    ],
    action: { label: 'See all figures', url: email.url },
    notes: [turnOffNote(email.settingsUrl)],
    reason: memberReason(brand),
  };
}

function writeItem({ advice, agentName, count, question, url }: WeeklyItem, index: number): EmailBlock[] {
  const { say, link } = words[advice];
  const asked =
    question &&
    paragraph(question.asked === 1 ? 'The newest:' : `Asked most, ${countOf(question.asked, 'time')}:`);
  return [
    paragraph(`${index + 1}. ${say(count, plainName(agentName, 80))}`),
    ...(question && asked ? [asked, { kind: 'quote', text: question.text } as const] : []),
    { kind: 'link', label: link, url },
  ];
}
