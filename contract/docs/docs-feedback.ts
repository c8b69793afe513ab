/** So far back the operator sees what readers said of the documentation. */
export const docsFeedbackDays = 90;

export const docsCommentLength = 1_000;

/** The operator sees so many of the newest comments of each page. */
export const docsCommentsShown = 10;
