-- The tip of the day is counted apart from what an owner opened: what was one rests for 60 days, and browsing uses none up.
alter table owner_tips
  -- The last morning on which it was the tip of the day, by the calendar of the owner's place.
  add column daily_on date,
  -- The last time it was shown at all; the longest unseen comes next.
  add column seen_at timestamptz;
-- Which of the tips seen so far were tips of the day is not known, so each rests as if it had been one.
update owner_tips set daily_on = seen_on, seen_at = seen_on + time '12:00' at time zone 'UTC' where seen_on is not null;
alter table owner_tips drop column seen_on;
