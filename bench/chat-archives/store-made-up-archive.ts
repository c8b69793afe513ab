import type { Pool } from 'pg';

/** Of 200,000 words, few of which are frequent. */
const madeUpWord = (step: number): string =>
  `translate((power((n::bigint * ${step} % 1000003) / 1000003.0, 4) * 200000)::int::text, '0123456789', 'aeioumnrst') || 'a'`;

/** Stores an archive of eight groups of five people each, every third message an answer: made in the database itself. */
export async function storeMadeUpArchive(pool: Pool, messages: number): Promise<void> {
  await pool.query(`insert into "user" (id, email, name, created_at, updated_at)
    values ('usr_bench', 'bench@example.com', 'Bench', now(), now())`);
  await pool.query(
    `insert into chat_archive (id, user_id, name, zone, last_number, described_number, created_at)
    values ('arc_bench', 'usr_bench', 'Bench', 'Europe/London', $1, $1, now())`,
    [messages],
  );
  await pool.query(`insert into archive_chat
      (archive_id, number, platform, key, title, is_group, is_to_the_minute, is_own_only, has_gaps)
    select 'arc_bench', n, 'telegram', n::text, 'Group ' || n, true, false, false, false from generate_series(1, 8) n`);
  await pool.query(`insert into archive_person (archive_id, number, platform, key, name)
    select 'arc_bench', n, 'telegram', n::text, 'Person ' || n from generate_series(1, 40) n`);
  await pool.query(
    `insert into archive_message (archive_id, number, chat, person, at, has_time, kind, media, text, word_count,
      is_question, language, tone, flags, reactions, fingerprint, copy, words)
    select 'arc_bench', n, n % 8 + 1, n % 8 * 5 + (n * 7 / 8) % 5 + 1,
      '2020-01-01'::timestamptz + n * interval '2 minutes' + (n % 1000 * 7919 % 90) * interval '1 second', true, 'text', null,
      'the ferry leaves at ' || n % 24 || ' and ' || ${madeUpWord(7_919)} || ' is late with ' || ${madeUpWord(104_729)}, 11, n % 11 = 0,
      case n % 10 when 0 then 'de' when 1 then null else 'en' end, case n % 4 when 0 then (n % 7 - 3)::smallint end, '{}',
      0, md5(n::text), 0, array_to_tsvector(array['ferry', 'leaves', 'word' || n % 5000])
    from generate_series(1, $1::int) n`,
    [messages],
  );
  await pool.query(
    `insert into archive_tie (archive_id, message, chat, at, kind, from_person, to_person, after_ms)
    select 'arc_bench', n, n % 8 + 1, '2020-01-01'::timestamptz + n * interval '2 minutes', 'reply',
      n % 8 * 5 + (n * 7 / 8) % 5 + 1, n % 8 * 5 + (n * 3 / 8) % 5 + 1, n % 1000 * 7919 % 900000
    from generate_series(3, $1::int, 3) n`,
    [messages],
  );
  await pool.query('vacuum analyze');
}
