import type { Walker } from './walker.ts';

/** A walker that has read nothing yet, where another one is. */
export function startWalker(
  { level, options, controlled, isInForm }: Pick<Walker, 'level' | 'options' | 'controlled' | 'isInForm'>,
  place: Walker['place'],
): Walker {
  return {
    blocks: [],
    menus: [],
    inline: '',
    links: { count: 0, length: 0 },
    kind: 'paragraph',
    level,
    options,
    controlled,
    isInForm,
    isBeside: false,
    place,
  };
}
