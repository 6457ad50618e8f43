import type { NotificationChannel } from '#contract/notifications/notification-categories.ts';
import type { EventType, Events } from '#contract/api/events.ts';
import { makeCertification } from '#server/modules/certifications/certifications.factory.ts';
import { makeSecurityChange } from '#server/modules/identity/identity.factory.ts';
import { makeDecidedAppeal, makeFact } from '#server/modules/reliability/reliability.factory.ts';
import { insertExport } from '#server/modules/personal-data/personal-data.queries.ts';
import { uuidv7 } from 'uuidv7';
import type { World } from './world.scenario.ts';

export type Happening = { [T in EventType]: [event: T, payload: Events[T]] }[EventType];
/** Who is notified of what, and by which channel. */
export type Row = {
  reader: 'owner' | 'groomer' | 'petOwner';
  channels: readonly NotificationChannel[];
  happens: (world: World) => Happening | Promise<Happening>;
};

const all = ['inApp', 'email', 'push'] as const;
export const to = (reader: Row['reader'], happens: Row['happens'], channels: Row['channels'] = all): Row => ({
  reader,
  channels,
  happens,
});

/** With the groomer's application in a status. */
export const applied =
  (status: string, happens: (shift: World['shift']) => Happening) =>
  async ({ sql, shift }: World) => {
    await sql`update shift_applications set status = ${status} where id = ${shift.applicationId}`;
    return happens(shift);
  };
/** With the groomer booked for the shift. */
export const booked =
  (happens: (shift: World['shift']) => Happening) =>
  async ({ sql, shift }: World) => {
    await sql`update shift_applications set status = 'accepted' where id = ${shift.applicationId}`;
    await sql`update shifts set status = 'filled' where id = ${shift.shiftId}`;
    return happens(shift);
  };
/** With the groomer's open offer as described. */
export const offered =
  (change: object, happens: (open: World['open']) => Happening) =>
  async ({ sql, open }: World) => {
    await sql`update offers set ${sql(change)} where id = ${open.offerId}`;
    return happens(open);
  };
/** With the groomer suspended; the row of `account_restored` ends it. */
export const suspended =
  (happens: (groomer: World['groomer']) => Happening) =>
  async ({ sql, groomer }: World) => {
    await sql`update accounts set suspended_at = now(), suspension_reason = 'Asked for cash' where id = ${groomer.id}`;
    return happens(groomer);
  };
/** With the pet owner's report about the groomer, decided. */
export const reported =
  (status: string, happens: (reportId: string) => Happening) =>
  async ({ sql, groomer, petOwner, owner }: World) => {
    const id = uuidv7();
    await sql`
      insert into reports (id, reporter_id, kind, subject_id, reported_id, category, text, evidence, status, created_at,
        decided_at, decided_by, decision_reason)
      values (${id}, ${petOwner.id}, 'person', ${groomer.id}, ${groomer.id}, 'scam', '', '{"text": "", "photoUrls": []}',
        ${status}, now(), now(), ${owner.id}, 'Asked for cash')`;
    return happens(id);
  };
export const moved =
  (type: 'visit.move_proposed' | 'visit.moved' | 'visit.move_declined' | 'visit.move_withdrawn') =>
  ({ visit: { visitId } }: World): Happening => [
    type,
    { visitId, by: 'provider', from: '2026-11-24T15:00:00Z', startsAt: '2026-11-25T15:00:00Z' },
  ];
export const ofMember =
  (type: Exclude<Extract<EventType, `membership.${string}`>, never>) =>
  ({ member: { accountId, membershipId } }: World): Happening => [type, { accountId, membershipId }];

export const passwordChanged = async ({ transact, petOwner: { id } }: World): Promise<Happening> => [
  'security.changed',
  { accountId: id, changeId: await transact((t) => makeSecurityChange(t, id)) },
];
export const appealDecided =
  (by: 'owner' | 'groomer', other: 'owner' | 'groomer') =>
  async (world: World): Promise<Happening> => {
    const sides = { accountId: world[by].id, otherId: world[other].id };
    const appealId = await world.transact((t) => makeDecidedAppeal(t, sides));
    return ['appeal.decided', { appealId, subjectId: appealId, contested: false, upheld: true }];
  };
export const excused =
  (
    type: 'reliability.weather_claimed' | 'reliability.weather_objected',
    by: 'owner' | 'groomer',
    other: 'owner' | 'groomer',
  ) =>
  async (world: World): Promise<Happening> => {
    const given = { accountId: world[by].id, otherId: world[other].id, excused: 'weather' as const };
    return [type, { factId: await world.transact((t) => makeFact(t, given)) }];
  };
export const exportOf = async (sql: World['sql'], accountId: string): Promise<Happening> => {
  const exportId = uuidv7();
  await insertExport(sql, { id: exportId, accountId, askedAt: new Date('2026-11-20T18:00:00Z') });
  return ['export.ready', { accountId, exportId }];
};
/** With a certification of the groomer's, decided or not. */
export const certified =
  (
    decision: 'check' | 'refuse' | undefined,
    type: 'certification.checked' | 'certification.refused' | 'certification.expiring',
  ) =>
  async ({ transact, groomer }: World): Promise<Happening> => {
    const title = `Paper for ${type}`;
    const given = {
      accountId: groomer.id,
      title,
      expiresOn: '2026-12-10',
      ...(decision ? { decision } : {}),
    };
    return [type, { certificationId: await transact((t) => makeCertification(t, given)) }];
  };

/** With the visit booked, whatever an earlier row made of it. */
export const nearVisit =
  (hours: number) =>
  async ({ sql, visit: { visitId } }: World): Promise<Happening> => {
    await sql`
      update visits set status = 'booked', missed_by = null, cancelled_by = null, completed_at = null, stop_reason = null
      where id = ${visitId}`;
    return ['visit.near', { visitId, hours }];
  };

/** With a report card of the visit. */
export async function withReportCard({ sql, visit: { visitId, petId } }: World): Promise<Happening> {
  await sql`
    insert into report_cards (visit_id, pet_id, services, findings, behavior, written_at)
    values (${visitId}, ${petId}, '{full_groom}', 'A mat behind the ear.', 'Calm.', now()) on conflict do nothing`;
  return ['visit.completed', { visitId }];
}
