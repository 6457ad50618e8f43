-- A pet owner's answer to the question whether the provider may show the pictures of a report card to everyone.
create table portfolio_consents (
  visit_id uuid primary key references visits,
  provider_id uuid not null references accounts,
  owner_id uuid not null references accounts,
  status text not null default 'asked' check (status in ('asked', 'given', 'declined', 'withdrawn')),
  -- The pictures that were asked for.
  photo_urls text[] not null check (photo_urls <> '{}'),
  asked_at timestamptz not null,
  answered_at timestamptz,
  check ((status = 'asked') = (answered_at is null))
);
create index portfolio_consents_of_owner on portfolio_consents (owner_id);
create index portfolio_consents_of_provider on portfolio_consents (provider_id);
create trigger portfolio_consents_note after insert or update or delete on portfolio_consents
  for each row execute function note_row('owner_id', 'provider_id');

-- The work that a groomer or a business shows, as one picture or as a pair of before and after.
create table portfolio_items (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- For a pair, the picture after the groom.
  image_url text not null,
  before_url text,
  caption text not null default '',
  -- The lowest comes first.
  position int not null,
  -- The visit whose report card has the pictures; the pet owner has consented.
  visit_id uuid references portfolio_consents,
  created_at timestamptz not null
);
create index portfolio_items_of_account on portfolio_items (account_id, position, id);
create index portfolio_items_image on portfolio_items (image_url);
create index portfolio_items_before on portfolio_items (before_url) where before_url is not null;
create index portfolio_items_of_visit on portfolio_items (visit_id) where visit_id is not null;
create trigger portfolio_items_note after insert or update or delete on portfolio_items
  for each row execute function note_row('account_id');
