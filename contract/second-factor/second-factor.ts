/** `/login?second-factor=due&next=…`: Google said who it is, and a code of the authenticator is due. */
export const secondFactorDueQuery = 'second-factor';
