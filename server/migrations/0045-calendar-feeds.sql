-- Of a secret address, only the hash is kept.
create table calendar_feeds (
  account_id uuid primary key references accounts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
create trigger calendar_feeds_note after insert or update or delete on calendar_feeds
  for each row execute function note_row('account_id');

-- Whether an hour of the day is open after `since`. Working hours and time off count, too, so the search needs no other.
drop function is_free_on(uuid, date, int);
create function is_free_on(account uuid, day date, at_once int, since timestamptz) returns boolean language sql stable as $$
  select exists (
    select from unnest(open_times(account, day, at_once) * tstzmultirange(tstzrange(since, null))) free
    where upper(free) - lower(free) >= interval '1 hour')
$$;
drop function has_free_hour(uuid, timestamptz, timestamptz, int);
