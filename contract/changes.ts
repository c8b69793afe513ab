/** Some of the fields: an absent one and one that is undefined both stay as they are. */
export type Changes<T> = { [Field in keyof T]?: T[Field] | undefined };
