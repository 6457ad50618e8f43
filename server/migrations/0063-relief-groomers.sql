-- The groomer of a filled shift works in the business for that day.
alter table staff add column shift_id uuid references shifts on delete set null;
create unique index staff_of_shift on staff (shift_id) where shift_id is not null;
drop trigger staff_cap on staff;
create trigger staff_cap before insert on staff for each row
  execute function keep_cap('account_id', '5000', 'people, relief groomers and those who left included');
