-- Secrets of authenticator apps are encrypted; a daily job encrypts those that are stored as they are.
alter table two_factors
  add column sealed_secret bytea,
  alter column secret drop not null,
  add check ((secret is null) <> (sealed_secret is null));
