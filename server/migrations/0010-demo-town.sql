-- Whether the demo town stands. A start that was cut short left it 'filling': the next one begins anew.
create table demo_town (
  only_one boolean primary key default true check (only_one),
  state text not null check (state in ('filling', 'full'))
);
