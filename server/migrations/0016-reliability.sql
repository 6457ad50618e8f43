-- The facts that the figures of reliability count. A row is kept while it counts, and longer only while an appeal is open.
create table reliability_facts (
  id uuid primary key,
  account_id uuid not null references accounts,
  -- The other side of the booking.
  other_id uuid references accounts,
  kind text not null check (kind in ('kept', 'withdrawn_late', 'cancelled_late', 'no_show',
    'paid_in_time', 'paid_late', 'answered_in_time', 'answered_late')),
  subject_kind text not null check (subject_kind in ('shift', 'request', 'visit')),
  subject_id uuid not null,
  -- The title of the shift, request or visit when it happened.
  title text not null,
  counted_from timestamptz not null,
  -- A fact is excused where no one could travel; it is shown and does not count.
  excused text check (excused in ('weather')),
  undone_at timestamptz,
  overturned_at timestamptz
);
-- A job may run twice, but its facts count once.
create unique index reliability_facts_kept_once on reliability_facts (account_id, subject_id) where kind = 'kept';
create unique index reliability_facts_paid_once on reliability_facts (account_id, subject_id)
  where kind in ('paid_in_time', 'paid_late');
create unique index reliability_facts_answered_once on reliability_facts (account_id, subject_id)
  where kind in ('answered_in_time', 'answered_late');
create index reliability_facts_counting on reliability_facts (account_id, counted_from) include (kind)
  where excused is null and undone_at is null and overturned_at is null;
create index reliability_facts_of_account on reliability_facts (account_id, id);
create index reliability_facts_by_age on reliability_facts (counted_from);
create trigger reliability_facts_note after insert or update or delete on reliability_facts
  for each row execute function note_row('account_id');

create table reliability_appeals (
  id uuid primary key,
  fact_id uuid not null unique references reliability_facts on delete cascade,
  account_id uuid not null references accounts,
  text text not null check (text <> ''),
  status text not null default 'filed' check (status in ('filed', 'overturned', 'upheld')),
  filed_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts,
  decision text,
  check ((status = 'filed') = (decided_at is null))
);
create index reliability_appeals_by_status on reliability_appeals (status, filed_at);
create trigger reliability_appeals_note after insert or update or delete on reliability_appeals
  for each row execute function note_row('account_id');
-- Admins see appeals at once.
create trigger reliability_appeals_note_admins after insert or delete or update on reliability_appeals
  for each statement execute function note_admins();
