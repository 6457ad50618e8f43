-- The share of the person who did the work, as it was at the check-out: a later raise changes no month that is over.
alter table bills add column pay_percent int check (pay_percent between 0 and 100);
