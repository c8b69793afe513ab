/** Why a file cannot be uploaded, in a sentence for the user. */
export class IntakeProblem extends Error {}
