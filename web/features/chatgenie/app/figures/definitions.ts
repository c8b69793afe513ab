/** What each figure counts: the same words as in the documentation. */
export const definitions = {
  messages:
    'Texts and media that people sent. System lines, reactions, calls and deleted messages are counted separately.',
  conversations: 'A conversation starts with a message after a silence longer than the one that is set.',
  starts:
    'Who wrote the first message of a conversation. The range contains the true share with a probability of 95 percent.',
  replies:
    'From the last message of the other person’s turn to the first message of the reply, within one conversation: the median of all such times. A turn is what one person writes in a row.',
  nextSpeaker:
    'In groups: from the last message of a turn to the first message of the next person, within one conversation. The export does not say who answers whom.',
  waits: 'Like the reply time, but from the first message of the previous turn.',
  doubleTexts:
    'Messages that a person sends 5 minutes or more after their own last message, before any answer.',
  unanswered: 'Conversations that ended with a question or a call from this person.',
  balance: '1 is even, 0 is one-sided: 1 minus the difference of both numbers divided by their sum.',
  streak: 'Days in a row on which both wrote, in the archive’s time zone.',
  anyStreak: 'Days in a row with at least one message, in the archive’s time zone.',
  silence: 'Between two messages, within the time that the export covers.',
  heat: 'Messages by weekday and hour, in the archive’s time zone.',
  months: 'Messages by month, in the archive’s time zone.',
  words: 'Words of 2 to 30 letters, without very common ones. All kinds of laughter count as one word, haha.',
  gaps: 'How many conversations there are for each length of silence that begins a new one. Where the numbers differ much, so do who starts and reply times: choose a length that suits the chat.',
  languages:
    'Messages by language, as their letters and small words show it. For each person: the share of their messages whose language was found.',
  tone: 'Words that people rated from -5 to 5 (AFINN, English), added up for each message. A negation turns the next four words of its sentence. A trend of words, not a judgement of anybody.',
  reciprocity:
    'How much of the answers, mentions and reactions in groups comes back: the smaller number of each pair of people, added up, divided by the sum of the larger ones. 1 is even, 0 is one-sided.',
  media:
    'Messages with media, by kind. Where an export leaves media out without saying what it was, as WhatsApp on Android does, the kind is unknown.',
  domains:
    'Websites that messages link to, by their registrable domain, such as example.co.uk. A message counts once.',
  answerTimes:
    'In groups: from a message to an answer that quotes it, where the app says which message is quoted: the median of all such times of a person, and their number.',
  emoji: 'Emoji in texts. Families, flags and skin tones count as one each. Reactions are not included.',
} as const;
