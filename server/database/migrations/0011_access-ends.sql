-- Tells every web process at the commit that a session, a membership or a key ended or changed, so that it ends the
-- streams that rest on it. See server/jobs/access-channel.ts for the payload.
CREATE FUNCTION "notify_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access', TG_TABLE_NAME || ' ' || (
    SELECT string_agg(to_jsonb(OLD) ->> name, ' ' ORDER BY place)
    FROM unnest(TG_ARGV) WITH ORDINALITY AS key (name, place)
  ));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "session"
  FOR EACH ROW EXECUTE FUNCTION "notify_access"('id');--> statement-breakpoint
CREATE TRIGGER "member_changed" AFTER DELETE OR UPDATE OF "role" ON "workspace_member"
  FOR EACH ROW EXECUTE FUNCTION "notify_access"('workspace_id', 'user_id');--> statement-breakpoint
CREATE TRIGGER "api_key_ended" AFTER DELETE OR UPDATE OF "revoked_at" ON "api_key"
  FOR EACH ROW EXECUTE FUNCTION "notify_access"('id');
