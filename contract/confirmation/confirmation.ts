/** For this long after proving who they are, a signed-in user may change what gives access. */
export const confirmationMinutes = 10;

/** An emailed code is as long as that of an authenticator, and lasts as long as a confirmation. */
export const emailedCodeDigits = 6;

/** How a user confirms that it is them: the strongest way that their account has. */
export const confirmationMethods = ['authenticator', 'password', 'email'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];
