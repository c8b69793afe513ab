/** What the secret of a webhook is for. */
export const secretAdvice = 'Your program uses it to check that a request is from us.';
