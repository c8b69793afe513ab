/** State of a navigation that is meant to leave unsaved changes behind, as after deleting what was edited. */
export const leavesUnsaved = { leavesUnsaved: true };
