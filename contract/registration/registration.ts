export const registrationRedirectMs = 1500;

/** Sentences in the order in which the checks run. */
export const registrationMessages = {
  required: 'Email and password are required',
  email: 'Please enter a valid email address',
  passwordLength: 'Password must be at least 8 characters long',
  passwordDigit: 'Password must contain at least one number',
  passwordLetter: 'Password must contain at least one letter',
  confirmation: 'Passwords do not match',
} as const;
