/** How an agent speaks: the owner's choice in Settings. */
export type Vibe = 'friendly' | 'neutral' | 'corporate';
