-- Tips that an admin has hidden. They are neither generated nor chosen as a daily tip; whoever saved one can still read it.
create table hidden_tips (
  tip_id text primary key,
  reason text not null,
  hidden_at timestamptz not null
);

-- The admins' list counts the ratings of each tip, and reads its feedback from the newest on.
create index owner_tips_rated on owner_tips (tip_id, rating) where rating is not null;
create index owner_tips_feedback on owner_tips (tip_id, rated_at desc, account_id desc) where feedback is not null;
