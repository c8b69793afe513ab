/** Why an answer ends that is being written when a person takes the conversation over. An abort like any other. */
export const takenOver = new DOMException('A person has taken the conversation over.', 'AbortError');
