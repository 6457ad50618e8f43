-- Whether the demo town is complete. An interrupted start leaves `filling`, and the next start fills the town again.
create table demo_town (
  only_one boolean primary key default true check (only_one),
  state text not null check (state in ('filling', 'full'))
);

-- The state of the test processor, which replaces the payment processor on one machine.
create table test_processor_books (
  customer_ref text primary key,
  books text not null
);
