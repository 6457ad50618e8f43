-- Names of the pets that an open visit's price leaves out. A higher price that the client agreed to is for all of them.
create function unpriced_pets(visit visits) returns text[] language sql stable as $$
  select coalesce(array_agg(p.name order by vp.place), '{}') from visit_pets vp join pets p on p.id = vp.pet_id
  where vp.visit_id = visit.id and vp.price is null and visit.status in ('awaiting_answer', 'booked', 'checked_in')
    and agreed_price(visit) = visit.list_price - visit.discount
$$;
