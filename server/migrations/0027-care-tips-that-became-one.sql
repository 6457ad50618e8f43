-- Six tips became part of another one. What owners did with both is kept as one row: the newer rating, the first save.
create temporary table became (old text primary key, new text not null) on commit drop;
insert into became values
  ('exercise-harness-fit', 'health-trachea-care'),
  ('exercise-long-back-rules', 'health-lift-a-long-back'),
  ('grooming-cat-spot-wash', 'grooming-cat-bath'),
  ('health-no-human-toothpaste', 'safety-xylitol'),
  ('training-dry-tub', 'grooming-cup-not-sprayer'),
  ('training-nail-clippers-step-by-step', 'grooming-one-nail-a-day');
insert into owner_tips as kept (account_id, tip_id, daily_on, seen_at, rating, feedback, rated_at, saved_at)
select o.account_id, b.new, o.daily_on, o.seen_at, o.rating, o.feedback, o.rated_at, o.saved_at
from owner_tips o join became b on b.old = o.tip_id
on conflict (account_id, tip_id) do update set
  daily_on = greatest(kept.daily_on, excluded.daily_on),
  seen_at = greatest(kept.seen_at, excluded.seen_at),
  rating = case when excluded.rated_at > kept.rated_at or kept.rated_at is null then excluded.rating else kept.rating end,
  feedback = case when excluded.rated_at > kept.rated_at or kept.rated_at is null then excluded.feedback else kept.feedback end,
  rated_at = greatest(kept.rated_at, excluded.rated_at),
  saved_at = least(kept.saved_at, excluded.saved_at);
delete from owner_tips where tip_id in (select old from became);
delete from hidden_tips where tip_id in (select old from became);
update daily_tips d set tip_id = b.new from became b where b.old = d.tip_id;
drop table became;
