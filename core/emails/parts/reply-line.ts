/** The line at the top of emails that can be answered: what is below it in an answer is our own email, quoted. */
export const replyLine = '##- Please write your reply above this line -##';
