-- What is agreed for a visit: its price, or the highest that the client said yes to. Work that was stopped costs what was done.
create function agreed_price(visit visits) returns int language sql stable as $$
  select case when visit.stop_reason is null then greatest(visit.list_price - visit.discount, (
      select max(c.new_total) from price_changes c
      where c.visit_id = visit.id and c.state = 'approved' and c.disputed_at is null))
    else visit.list_price - visit.discount end
$$;

-- The higher price that the client has not answered yet.
create function asked_price(visit visits) returns int language sql stable as $$
  select c.new_total from price_changes c where c.visit_id = visit.id and c.state = 'open'
$$;
