-- Ends the streams of a visitor whose identity has ended: see server/jobs/access-channel.ts.
CREATE TRIGGER "identity_ended" AFTER DELETE OR UPDATE OF "ended_at" ON "identified_session"
  FOR EACH ROW EXECUTE FUNCTION "notify_access"('id');
