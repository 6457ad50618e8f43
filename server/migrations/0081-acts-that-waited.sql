-- Acts on visits that waited on a device for a signal. A saved reply lives for a day; the row that an act made knows it for ever.
alter table visit_history add column act_id uuid;
create unique index visit_history_of_act on visit_history (account_id, act_id) where act_id is not null;
