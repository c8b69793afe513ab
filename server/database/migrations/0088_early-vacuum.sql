-- What grows with chats: with the usual fifth, millions of dead rows would wait to be cleared, and so would the map that counting reads.
ALTER TABLE "conversation" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "message" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "question" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "question_words" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
-- What is written again with each training.
ALTER TABLE "passage" SET (autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
ALTER TABLE "passage_vector" SET (autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
-- What is emptied as fast as it is filled: by number, as a share of nothing says little.
ALTER TABLE "outbox" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);--> statement-breakpoint
ALTER TABLE "rate_limit" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
