import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Evidence, VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { at, checkIn } from '#server/modules/visits/visits.scenario.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import {
  addPet,
  ask,
  bookVisit,
  dayAhead,
  offer,
  signInBusiness,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
});
afterAll(() => app.close());

type Paper = { kind?: VaccineCode; evidence: Evidence; hasProof?: boolean; expiresOn?: string };

/** Creates the pet Otto with one vaccination document on record. */
async function ottoWith({ kind = 'dhpp', evidence, hasProof = true, expiresOn = dayAhead(app, 300) }: Paper) {
  const otto = await addPet(jordan, { name: 'Otto' });
  const proof = hasProof ? await app.transact((t) => makePhoto(t, jordan.id)) : undefined;
  const answer = await jordan.call('POST /api/pets/:id/vaccinations', {
    params: { id: otto.id },
    body: { kind, evidence, givenOn: dayAhead(app, -1), expiresOn, proofId: proof?.id ?? null },
  });
  expect([answer.status, answer.body.vaccinations?.[0]?.evidence]).toEqual([201, evidence]);
  return otto;
}

async function salonWith(accepts: object, kind: VaccineCode = 'dhpp') {
  const salon = await signInBusiness(app);
  const rules = [{ kind, minDaysBefore: 14 }];
  const body = { rules, honorsPremium: false, ...accepts };
  expect((await salon.call('PUT /api/provider-rules', { body })).body).toMatchObject(body);
  return salon;
}

const everything = { acceptsTiters: true, acceptsWaivers: true };

describe('a titer test or a medical waiver', () => {
  test.each<[string, Paper, object, string | undefined]>([
    ['a titer, not accepted unless the provider says so', { evidence: 'titer' }, {}, 'not_accepted'],
    ['a waiver, not accepted unless the provider says so', { evidence: 'waiver' }, {}, 'not_accepted'],
    ['a titer where waivers are accepted', { evidence: 'titer' }, { acceptsWaivers: true }, 'not_accepted'],
    ['an accepted titer with its paper, however new', { evidence: 'titer' }, everything, undefined],
    ['an accepted waiver with its paper', { evidence: 'waiver' }, everything, undefined],
    ['a paper that is not on record', { evidence: 'waiver', hasProof: false }, everything, 'proof_missing'],
    ['a titer against rabies', { kind: 'rabies', evidence: 'titer' }, everything, 'not_accepted'],
    ['a waiver of rabies', { kind: 'rabies', evidence: 'waiver' }, everything, undefined],
  ])('%s', async (_, paper, accepts, verdict) => {
    const otto = await ottoWith(paper);
    const salon = await salonWith(accepts, paper.kind);
    const sent = await offer(app, salon, (await ask(jordan, { petId: otto.id })).id);
    const gap = { kind: paper.kind ?? 'dhpp', evidence: paper.evidence, verdict };
    expect(sent.vaccinationGaps).toMatchObject(verdict ? [gap] : []);
  });

  test('is valid until it expires', async () => {
    const otto = await ottoWith({ evidence: 'titer', expiresOn: dayAhead(app, 2) });
    const sent = await offer(app, await salonWith(everything), (await ask(jordan, { petId: otto.id })).id);
    expect(sent.vaccinationGaps).toMatchObject([{ verdict: 'expires_before', evidence: 'titer' }]);
  });

  test('without its document can be booked; the document is required at check-in', async () => {
    const otto = await ottoWith({ evidence: 'waiver', hasProof: false });
    const salon = await salonWith(everything);
    const { visit, params } = await bookVisit(app, jordan, salon, { asked: { petId: otto.id } });
    expect(visit.vaccinationGaps).toMatchObject([{ verdict: 'proof_missing', stillInTime: true }]);
    await at(app, visit.startsAt, 0, async () => {
      const refused = await checkIn(salon, params);
      expect([refused.status, refused.problem.code]).toEqual([409, 'vaccination_missing']);
      expect(refused.problem.detail).toContain('is on record without its proof');
      const proof = await app.transact((t) => makePhoto(t, jordan.id));
      await jordan.call('POST /api/pets/:id/vaccinations', {
        params: { id: otto.id },
        body: {
          kind: 'dhpp',
          evidence: 'waiver',
          givenOn: dayAhead(app, -1),
          expiresOn: dayAhead(app, 300),
          proofId: proof.id,
        },
      });
      const read = await salon.call('GET /api/visits/:id', { params });
      expect(read.body.proofs).toMatchObject([{ kind: 'dhpp', evidence: 'waiver' }]);
      expect((await checkIn(salon, params)).status).toBe(200);
    });
  });

  test.each(['givenOn', 'expiresOn'])('requires %s of its document', async (missing) => {
    const otto = await addPet(jordan);
    const dates = { givenOn: dayAhead(app, -1), expiresOn: dayAhead(app, 300) };
    const { status, problem } = await jordan.call('POST /api/pets/:id/vaccinations', {
      params: { id: otto.id },
      body: { kind: 'dhpp', evidence: 'titer', ...dates, [missing]: null },
    });
    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, [missing]]);
  });
});
