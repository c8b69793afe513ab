/** What each figure counts: the same words as in the documentation. */
export const definitions = {
  messages:
    'Texts and media that people sent. Lines of the system, reactions, calls and deleted messages are counted apart.',
  conversations: 'A conversation starts with a message after a silence longer than the one set above.',
  starts: 'Who wrote the first message of a conversation. The range is where the share lies with 95 percent.',
  replies:
    'From the last message of the other’s turn to the first of the reply, inside one conversation: the middle of all such times. A turn is what one person writes in a row.',
  nextSpeaker:
    'In groups: from the last message of a turn to the first of the next speaker, inside one conversation. The export does not say who answers whom.',
  waits: 'As the reply time, but from the first message of the turn before.',
  doubleTexts: 'Further messages by the same person 5 minutes or more after their own, before any answer.',
  unanswered: 'Conversations that ended with a question mark or a call of this person.',
  balance: '1 is even, 0 is one-sided: 1 minus the difference of both numbers by their sum.',
  streak: 'Days in a row, in the zone of the archive, on which both wrote.',
  anyStreak: 'Days in a row, in the zone of the archive, with a message of anybody.',
  silence: 'Between two messages, in the time that the export covers.',
  heat: 'Messages by weekday and hour, in the zone of the archive.',
  months: 'Messages by month, in the zone of the archive.',
  words:
    'Words of 2 to 30 letters, without those that every text has. Laughs of all kinds count as one word, haha.',
  emoji: 'Emoji in texts. Families, flags and skin tones are one each. Reactions are not among them.',
} as const;
