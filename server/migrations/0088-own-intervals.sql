-- How often an owner wants a pet groomed; it goes before what a groomer advised and what is usual for the coat.
alter table pets add column groom_every_weeks int check (groom_every_weeks >= 1 and groom_every_weeks <= 52);
