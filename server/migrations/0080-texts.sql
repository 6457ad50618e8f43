-- Numbers whose holders answered STOP to a text: as hashes, over all providers, and also after a client was removed.
create table stopped_contacts (
  number_hash bytea primary key,
  stopped_at timestamptz not null
);
