/** As SMTP allows it. */
export const emailMaximumLength = 254;

/** Text, @, text, dot, text, no spaces; nor quotes and brackets, which no letter is sent to. */
export const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]+$/;
