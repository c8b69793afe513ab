DROP INDEX "conversation_count_scope";--> statement-breakpoint
CREATE INDEX "question_not_answered" ON "question" USING btree ("agent_id","outcome","asked_at") WHERE outcome <> 'answered';--> statement-breakpoint
CREATE INDEX "conversation_count_scope" ON "conversation_count" USING btree ("workspace_id","scope_id","kind","quarter","previous","conversations");