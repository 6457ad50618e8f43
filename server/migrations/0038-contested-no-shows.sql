-- A no-show that the other side contests counts for neither until both agree or an admin has decided.
alter table shifts drop constraint shifts_status_check,
  add constraint shifts_status_check check (status in ('posted', 'filled', 'in_progress', 'completed', 'cancelled', 'expired',
    'no_show', 'contested')),
  -- When both sides or an admin had the last word.
  add column no_show_settled_at timestamptz;
-- What the other side wrote when it reported this.
alter table reliability_facts add column other_words text;
-- `settled`: the two sides agreed before an admin decided. What is contested counts only once it is upheld.
alter table reliability_appeals add column contested boolean not null default false,
  drop constraint reliability_appeals_status_check,
  add constraint reliability_appeals_status_check check (status in ('filed', 'overturned', 'upheld', 'settled'));
