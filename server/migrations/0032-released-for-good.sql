-- `excluded`: the owner released the groomer for good, so that they cannot apply for this shift again.
alter table shift_applications drop constraint shift_applications_ended_because_check,
  add constraint shift_applications_ended_because_check check (ended_because in ('overlap', 'excluded'));
