-- When the person last entered their password in this session; acts that could hurt ask for it again.
alter table sessions add column confirmed_at timestamptz;
