/** A failure whose message is a whole sentence for whoever runs the product: print it without a stack, exit 1. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
