export const contactFailure = 'There was an error submitting your message. Please try again.';
export const contactNameMinimum = 2;
export const contactMessageMinimum = 10;
