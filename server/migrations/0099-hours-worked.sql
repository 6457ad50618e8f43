-- What a shift with an hourly rate was worked for, as either side said; null where nobody did, which counts as the hours agreed.
alter table shift_pay add column minutes_worked int check (minutes_worked between 1 and 1440);
