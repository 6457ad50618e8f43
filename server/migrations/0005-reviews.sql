create table reviews (
  id uuid primary key,
  engagement_type text not null check (engagement_type in ('shift', 'visit')),
  engagement_id uuid not null,
  author_id uuid not null references accounts,
  subject_id uuid not null references accounts,
  subject_role text not null check (subject_role in ('groomer', 'business', 'pet_owner')),
  rating int not null check (rating between 1 and 5),
  tags text[] not null default '{}',
  text text not null default '',
  created_at timestamptz not null,
  -- Null while the other side may still write its review without having read this one.
  revealed_at timestamptz,
  reply_text text,
  reply_at timestamptz,
  -- A removed review counts in no rating and is shown nowhere.
  removed_at timestamptz,
  constraint reviews_once unique (engagement_type, engagement_id, author_id),
  check (author_id <> subject_id),
  constraint reviews_removed_is_hidden check (removed_at is null or revealed_at is null)
);
create index reviews_of_subject on reviews (subject_id, subject_role, created_at desc) where revealed_at is not null;
-- Lists say whether their reader has reviewed already.
create trigger reviews_note after insert or update or delete on reviews
  for each row execute function note_row('author_id', 'subject_id');

-- Sums of the revealed reviews; an average is total / count.
create table ratings (
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business', 'pet_owner')),
  count int not null,
  total int not null,
  primary key (account_id, as_role)
);
create trigger ratings_note after insert or update or delete on ratings
  for each row execute function note_row('account_id');
