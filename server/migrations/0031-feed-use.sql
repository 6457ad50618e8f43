-- A calendar's secret address ends when no program reads it for a while. An address of before counts from now on.
alter table calendar_feeds add column last_read_at timestamptz;
update calendar_feeds set last_read_at = now();
