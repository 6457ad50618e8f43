-- Which version of a text an account agreed to, and when. The account itself has the newest of each.
create table legal_agreements (
  account_id uuid not null references accounts,
  text text not null check (text in ('terms', 'privacy')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (account_id, text, version)
);
insert into legal_agreements (account_id, text, version, agreed_at)
select id, 'terms', terms_version, agreed_at from accounts
union all select id, 'privacy', privacy_version, agreed_at from accounts;
