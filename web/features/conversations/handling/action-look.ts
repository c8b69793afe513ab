/** A button whose words are left out where there is little room (`ActionLabel`) is a square there. */
export const actionLook = 'sm:max-[100rem]:px-2';
