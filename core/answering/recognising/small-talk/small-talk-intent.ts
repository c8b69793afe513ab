/** What a message without a question means. */
export type SmallTalkIntent =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how-are-you'
  | 'who-are-you'
  | 'affirmation'
  | 'unclear';
