import type { Walker } from './walker.ts';

/** A walker that has read nothing yet, where another one is. */
export function startWalker(
  given: Pick<Walker, 'level' | 'options' | 'controlled' | 'lookWithin' | 'isInForm'>,
  place: Walker['place'],
): Walker {
  const { level, options, controlled, lookWithin, isInForm } = given;
  return {
    blocks: [],
    menus: [],
    pieces: [],
    end: '',
    links: { count: 0, length: 0 },
    kind: 'paragraph',
    level,
    options,
    controlled,
    lookWithin,
    isInForm,
    isBeside: false,
    place,
  };
}
