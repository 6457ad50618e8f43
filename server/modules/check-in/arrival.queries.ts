import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type NewPhoto = {
  id: string;
  accountId: string;
  ownerId: string | null;
  visitId: string;
  petId: string;
  url: string;
  takenAt: Date;
};
export const insertCheckInPhotos = (sql: Sql, photos: NewPhoto[]) =>
  sql`insert into check_in_photos ${sql(photos)}`;

type ArrivalRow = {
  petId: string;
  coatState: CoatState | null;
  photos: { id: string; url: string; takenAt: string }[];
};

/** How the animals of a visit came, for its two sides. */
export const findArrival = (sql: Sql, visitId: string, viewerId: string) => sql<ArrivalRow[]>`
  select vp.pet_id, vp.coat_state, coalesce((select json_agg(json_build_object('id', c.id, 'url', c.url, 'takenAt', c.taken_at) order by c.taken_at, c.id)
    from check_in_photos c where c.visit_id = v.id and c.pet_id = vp.pet_id), '[]') as photos
  from visits v join visit_pets vp on vp.visit_id = v.id
  where v.id = ${visitId} and ${viewerId} in (v.provider_id, v.owner_id) order by vp.place`;

/** Allows the two sides of a visit to see how its animals came. */
export const isOnArrival = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (select from check_in_photos came join visits v on v.id = came.visit_id where came.url = ${url}
    and ${id}::uuid in (v.provider_id, v.owner_id))`;
