/**
 * Where the database itself notifies web processes of access that ended or changed, at the commit, whatever code or
 * cascade did it: triggers of the migrations `access-ends` and `identity-ends`. A payload is the table and the key of the
 * row, separated by spaces: `session ses_1`, `workspace_member wsp_1 usr_1`, `api_key key_1` or `identified_session ses_1`.
 * A suspension, which one verb alone writes, notifies by itself: `workspace wsp_1`.
 */
export const accessChannel = 'access';
