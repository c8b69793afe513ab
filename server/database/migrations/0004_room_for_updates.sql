-- A conversation changes with each of its messages, and none of its indexed columns do: with room left on its page
-- the new version stays there and no index is touched. The row of a meter is changed by every chat.
ALTER TABLE "conversation" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "usage" SET (fillfactor = 20);
