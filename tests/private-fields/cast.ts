import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeFrontDesk } from '#server/modules/front-desk/front-desk.factory.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeFreeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { fill } from '#server/modules/shifts/shifts.scenario.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Caller, TestApp } from '../test-app.ts';

/** Each private field is written with a marker of its own, which must be found nowhere but with its provider. */
export const mark = (field: string) => `Zanzibar-${field}`;
export const fields = ['notes', 'directions', 'reason', 'style', 'private', 'note'] as const;
const noted = {
  client: { notes: mark('notes'), directions: mark('directions'), doNotBookReason: mark('reason') },
  pet: { style: mark('style'), privateNotes: mark('private') },
  visit: mark('note'),
};
export const marksIn = (text: string): string[] => text.match(/Zanzibar-\w+/g) ?? [];

export const outsiders = [
  'another provider',
  'a provider whose membership lapsed',
  'the relief groomer of a filled shift',
  'a free parent',
  'the linked parent',
  'the front desk of another salon',
] as const;
export const linkHolders = [
  'the link of the visit',
  'the link of another visit',
  'an expired link',
  'a revoked link',
] as const;

type Person = { joined?: boolean; as?: 'provider' | 'parent' };

export type Cast = {
  provider: Caller;
  /** The tablet of the provider's own counter. */
  ownDesk: string;
  people: Record<(typeof outsiders)[number], Caller>;
  links: Record<(typeof linkHolders)[number], string>;
  clientId: string;
  visitId: string;
  petId: string;
  shiftId: string;
};

/** A provider with a client whose every private field is written, and all who must not read it. */
export async function openCast(app: TestApp): Promise<Cast> {
  const { sql, secrets } = app.app.platform;
  const signIn = async ({ joined = true, as = 'provider' }: Person = {}): Promise<Caller> => {
    const id = await app.transact(async (t) => {
      const roles = as === 'provider' ? (['groomer', 'owner'] as const) : (['pet_owner'] as const);
      const { id: accountId } = await makeAccount(t, { roles: [...roles] });
      if (as === 'parent') await makePetOwner(t, { accountId });
      else {
        await makeGroomer(t, { accountId });
        await makeBusiness(t, { accountId });
      }
      if (joined) await makeFreeMembership(t, { accountId });
      return accountId;
    });
    return app.as(id);
  };
  const atDesk = async (salon: Caller): Promise<Caller> => {
    const cookie = await app.transact((t) => makeFrontDesk(t, salon.id));
    return {
      ...salon,
      cookie,
      call: (key, input = {}) => app.stranger.call(key, { ...input, headers: { ...input.headers, cookie } }),
    };
  };
  const provider = await signIn();
  const relief = await signIn();
  const linked = await signIn({ joined: false, as: 'parent' });
  const people = {
    'another provider': await signIn(),
    'a provider whose membership lapsed': await signIn({ joined: false }),
    'the relief groomer of a filled shift': relief,
    'a free parent': await signIn({ joined: false, as: 'parent' }),
    'the linked parent': linked,
    'the front desk of another salon': await atDesk(await signIn()),
  };
  const { shift } = await fill(app, provider, relief);
  const made = (given: object) =>
    app.transact((t) =>
      makeClientLink(t, secrets, { providerId: provider.id, providerAs: 'business', ...given }),
    );
  const visit = await made({ ownerId: linked.id, note: noted.visit });
  const startsAt = (day: number) => after(new Date(visit.startsAt), days(day));
  const [other, old, revoked] = [
    await made({ startsAt: startsAt(1) }),
    // A link ends sixty days after its visit.
    await made({ startsAt: startsAt(-90) }),
    await made({ startsAt: startsAt(3) }),
  ];
  await sql`update client_links set revoked_at = ${app.clock.now()} where visit_id = ${revoked.id}`;
  const links = {
    'the link of the visit': visit.secret,
    'the link of another visit': other.secret,
    'an expired link': old.secret,
    'a revoked link': revoked.secret,
  };
  const petId = visit.petIds[0] ?? '';
  const params = { id: visit.clientId };
  await provider.call('PATCH /api/clients/:id', { params, body: { ...noted.client, doNotBook: true } });
  await provider.call('PATCH /api/clients/:id/pets/:petId', {
    params: { ...params, petId },
    body: noted.pet,
  });
  const { cookie: ownDesk } = await atDesk(provider);
  return {
    provider,
    ownDesk,
    people,
    links,
    clientId: visit.clientId,
    visitId: visit.id,
    petId,
    shiftId: shift.id,
  };
}
