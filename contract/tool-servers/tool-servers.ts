/** Of one agent. */
export const toolServersMaximum = 5;

/** Tools of one server that are read. */
export const toolsMaximum = 100;

/** Tools of one server that an agent may use. */
export const allowedToolsMaximum = 20;

export const toolServerUrlMaximumLength = 2_048;
export const toolServerTokenMaximumLength = 4_000;
