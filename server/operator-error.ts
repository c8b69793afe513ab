/** A failure whose message is a whole sentence for the operator: print it without a stack, exit 1. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
