import type { PriceBecause } from '#contract/profiles/price-reasons.ts';
import type { VisitSource, VisitStage, VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import { certificateCaps } from '#contract/client-links.ts';
import type { LinkedVisit } from '#contract/client-links.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What a link shows: the client, the provider and the visit, and nothing private of the provider. */
export type LinkView = {
  firstName: string;
  noTextsAt: string | null;
  noMailAt: string | null;
  textsOkAt: string | null;
  phone: string | null;
  removalAskedAt: string | null;
  /** `showsPhone`: whether everyone may call them, by the settings of their booking page. */
  provider: { name: string; phone: string | null; showsPhone: boolean; photoUrl: string | null };
  visit: {
    id: string;
    status: VisitStatus;
    cancelledBy: 'provider' | 'pet_owner' | null;
    source: VisitSource;
    startsAt: string;
    endsAt: string;
    timeZone: string;
    price: number | null;
    unpriced: string[];
    askedPrice: number | null;
    raisedFrom: number | null;
    askedMove: LinkedVisit['askedMove'];
    repeatsEvery: number | null;
    address: string | null;
    atHome: boolean;
    confirmedAt: string | null;
    lateMinutes: number | null;
    lateBy: 'client' | 'provider' | null;
    onMyWayAt: string | null;
    checkedInAt: string | null;
    readyAt: string;
    fee: LinkedVisit['fee'];
    pets: {
      id: string | null;
      name: string;
      species: Species;
      breed: string | null;
      coat: CoatCode | null;
      services: AnyService[];
      because: PriceBecause | null;
      becauseOf: string | null;
      stage: VisitStage | null;
    }[];
    certificates: LinkedVisit['certificates'];
    certificatesLeft: number;
    reportCards: LinkedVisit['reportCards'];
  } | null;
};

export async function findLinkView(
  sql: Sql,
  { id: linkId, clientId, visitId }: { id: string; clientId: string; visitId: string },
): Promise<LinkView | undefined> {
  const [row] = await sql<LinkView[]>`
    select c.first_name, c.no_texts_at, c.no_mail_at, c.texts_ok_at, coalesce(l.phone, c.phone) as phone, c.removal_asked_at,
      json_build_object('name', coalesce(b.business_name, a.first_name || ' ' || a.last_name), 'phone', a.phone,
        'showsPhone', exists (select from booking_pages p where p.account_id = a.id and p.shows_phone),
        'photoUrl', coalesce(b.logo_url, a.profile_image_url)) as provider,
      case when v.id is not null then json_build_object(
        'id', v.id, 'status', v.status, 'cancelledBy', v.cancelled_by, 'source', v.source, 'startsAt', v.starts_at, 'endsAt', v.ends_at, 'timeZone', v.time_zone,
        'price', agreed_price(v), 'unpriced', unpriced_pets(v), 'askedPrice', asked_price(v),
        'raisedFrom', nullif(v.list_price - v.discount, agreed_price(v)), 'askedMove', asked_move(v), 'repeatsEvery', repeats_every(v), 'address', v.address, 'atHome', v.at_home, 'confirmedAt', v.confirmed_at,
        'lateMinutes', v.late_minutes, 'onMyWayAt', v.on_my_way_at, 'readyAt', coalesce(v.ready_at, v.ends_at),
        'lateBy', (select case h.what when 'late' then 'provider' else 'client' end from visit_history h
          where h.visit_id = v.id and h.what in ('late', 'client_late') and v.late_minutes is not null order by h.seq desc limit 1),
        'checkedInAt', (select h.at from visit_history h
          where h.visit_id = v.id and h.what = 'checked_in' and v.status = 'checked_in' order by h.seq desc limit 1),
        'fee', (select json_build_object('kind', f.kind, 'amount', f.amount,
            'isPaid', (select coalesce(sum(p.amount), 0) > 0 from bill_payments p where p.fee_id = f.id),
            'paymentLinks', coalesce(s.payment_links, '{}'), 'zelle', coalesce(s.zelle, ''))
          from fees f left join billing_settings s on s.account_id = f.account_id where f.visit_id = v.id and f.waived_at is null),
        'pets', (
          select coalesce(json_agg(json_build_object('id', case when p.managed_by = c.account_id and p.died_on is null then p.id end, 'name', p.name,
            'species', p.species, 'breed', p.breed, 'coat', p.coat, 'services', vp.services,
            'because', vp.because, 'becauseOf', vp.because_of, 'stage', vp.stage) order by vp.place), '[]')
          from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id),
        'certificates', (
          select coalesce(json_agg(json_build_object('pet', p.name, 'kind', n.kind, 'expiresOn', n.expires_on,
            'isChecked', n.checked_at is not null) order by n.created_at), '[]')
          from vaccinations n join pets p on p.id = n.pet_id where n.client_link_id = ${linkId}),
        'certificatesLeft', ${certificateCaps.ofLink}::int - (select count(*) from vaccinations n where n.client_link_id = ${linkId}),
        'reportCards', (
          select coalesce(json_agg(json_build_object('pet', p.name, 'services', r.services, 'findings', r.findings,
            'behavior', r.behavior, 'photos', r.photos, 'beforeAfter', r.before_after, 'nextVisitWeeks', r.next_visit_weeks,
            'writtenAt', r.written_at, 'editedAt', r.edited_at) order by p.name, p.id), '[]')
          from report_cards r join pets p on p.id = r.pet_id where r.visit_id = v.id)
      ) end as visit
    from clients c join accounts a on a.id = c.account_id left join accounts l on l.id = c.linked_account_id
    left join business_profiles b on b.account_id = c.account_id
    left join visits v on v.id = ${visitId} and v.client_id = c.id
    where c.id = ${clientId} and c.archived_at is null and a.closed_at is null`;
  return row;
}

/** Whether a report card of the visit contains the photo. */
export const showsReportCardPhoto = async (sql: Sql, visitId: string, url: string): Promise<boolean> =>
  (
    await sql`
      select from report_cards r where r.visit_id = ${visitId} and (
        exists (select from jsonb_array_elements(r.photos) photo where photo ->> 'url' = ${url})
        or exists (select from jsonb_array_elements(r.before_after) pair where ${url} in (pair -> 'before' ->> 'url', pair -> 'after' ->> 'url')))`
  ).length > 0;
