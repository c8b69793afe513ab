/** The model can't be used for now, or in this installation at all. The message is for the log. */
export class EmbeddingUnavailable extends Error {}
