/** Secrets by the name of their place, such as the variables of the environment. */
export type Secrets = Readonly<Record<string, string | undefined>>;
