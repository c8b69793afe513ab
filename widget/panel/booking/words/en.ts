/** Every sentence of booking. `{…}` is filled in. The other languages have exactly these keys. */
export const en = {
  chooseDay: 'Choose a day',
  chooseTime: 'Choose a time',
  zone: 'Time zone: {zone}',
  noTimes: 'There are no free times at the moment.',
  later: 'Later days',
  earlier: 'Earlier days',
  otherTimes: 'Other times',
  book: 'Book this time',
  booked: 'Your call is booked',
  requested: 'Your request is sent. You will get an email when it is confirmed.',
  details: 'The details are sent to {email}.',
  change: 'Move or cancel',
  join: 'Open the meeting',
  taken: 'Someone else has just booked this time. Please choose another one.',
  unavailable: 'Booking does not work at the moment. Please try again in a few minutes.',
  page: 'Open the booking page',
  answerNeeded: 'Please answer this question',
  answerWrong: 'Please check this answer',
  choose: 'Please choose',
};

export type BookingWords = typeof en;
