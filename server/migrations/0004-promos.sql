create table promo_codes (
  id uuid primary key,
  code text not null unique check (code = upper(code)),
  note text,
  percent_off int check (percent_off between 1 and 100),
  amount_off int check (amount_off > 0),
  -- An empty list fits every plan.
  plans text[] not null,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses int check (max_uses > 0),
  uses_per_account int check (uses_per_account > 0),
  active boolean not null,
  created_at timestamptz not null,
  check ((percent_off is null) <> (amount_off is null)),
  check (starts_at < ends_at)
);

-- A use is reserved while its checkout is being paid, so that the last one is given once, and final when it is paid.
create table promo_uses (
  id uuid primary key,
  promo_id uuid not null references promo_codes,
  account_id uuid not null,
  checkout_id uuid not null unique,
  plan text not null,
  amount_off int not null check (amount_off > 0),
  used_at timestamptz
);
create index promo_uses_promo on promo_uses (promo_id, used_at desc, id desc);
create index promo_uses_account on promo_uses (account_id, promo_id);
