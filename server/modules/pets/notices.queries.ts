import type { Visit } from '#contract/grooming/visits.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Finds a due pet with the last visit at which it was groomed. */
export async function findDuePet(sql: Sql, petId: string) {
  const [row] = await sql<
    {
      name: string;
      species: string;
      coat: string | null;
      groomedAt: string;
      timeZone: string;
      ownWeeks: number | null;
      advisedWeeks: number | null;
      petOwner: Person;
      /** `source`: of the visit. `page`: where the provider's clients book. */
      last: {
        visitId: string;
        providerName: string;
        source: Visit['source'];
        page: { as: PublicRole; slug: string } | null;
      } | null;
    }[]
  >`
    select p.name, p.species, p.coat, p.last_groomed_at as groomed_at, zone_of(p.owner_id) as time_zone,
      p.groom_every_weeks as own_weeks, p.advised_weeks, ${person(sql, 'c')} as pet_owner, (
      select json_build_object('visitId', v.id, 'providerName', case when v.provider_as = 'business'
        then coalesce(b.business_name, a.first_name || ' ' || a.last_name) else a.first_name || ' ' || a.last_name end,
        'source', v.source, 'page', (
          select json_build_object('as', pp.as_role, 'slug', pp.slug) from booking_pages bp
            join public_pages pp on pp.account_id = bp.account_id and pp.as_role = v.provider_as
          where bp.account_id = v.provider_id and bp.mode <> 'off'))
      from visits v join visit_pets vp on vp.visit_id = v.id
      join accounts a on a.id = v.provider_id left join business_profiles b on b.account_id = a.id
      where vp.pet_id = p.id and v.status = 'completed' and v.provider_id <> all (hidden_from(p.owner_id)) order by v.completed_at desc limit 1) as last
    from pets p join accounts c on c.id = p.owner_id where p.id = ${petId} and p.last_groomed_at is not null`;
  return row;
}
