-- Why an offer was declined: not by its reader, but because another one was accepted. Whoever was only passed over may offer
-- anew when the request is open again.
alter table offers add column ended_because text check (ended_because in ('another_chosen'));

-- Those were declined at the very instant at which the visit was booked.
update offers o set ended_because = 'another_chosen'
from visits v join visit_history h on h.visit_id = v.id and h.what = 'booked'
where v.request_id = o.request_id and o.status = 'declined' and o.ended_at = h.at;
