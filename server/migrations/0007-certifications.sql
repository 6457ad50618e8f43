-- The certifications of groomers and businesses, each of which an admin compares with its proof. Whether one has expired follows
-- from its date.
create table certifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  as_role text not null check (as_role in ('groomer', 'business')),
  title text not null check (title <> ''),
  -- Null where only a title was entered.
  issuer text,
  kind text check (kind in ('certification', 'certificate')),
  number text,
  issued_on date,
  expires_on date,
  proof_url text,
  status text not null check (status in ('declared', 'checked', 'refused')),
  decided_at timestamptz,
  decided_by uuid references accounts,
  decision_reason text,
  expiry_announced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint certifications_once unique (account_id, as_role, title),
  constraint certifications_decided check ((status = 'declared') = (decided_at is null)),
  check (expires_on > issued_on)
);
create index certifications_waiting on certifications (updated_at, id) where status = 'declared' and proof_url is not null;
create index certifications_decided_at on certifications (decided_at desc, id desc) where decided_at is not null;
create index certifications_to_announce on certifications (expires_on) where expiry_announced_at is null;
create index certifications_proofs on certifications (proof_url) where proof_url is not null;
create trigger certifications_note after insert or update or delete on certifications
  for each row execute function note_row('account_id');
create trigger certifications_note_admins after insert or update or delete on certifications
  for each statement execute function note_admins();
