import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGroomer, signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeVisit, showPictures } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { clientForOwner } from './join/link-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The pictures of the first pet: on the client's page, and in the list. */
async function portraits(who: Caller, id: string) {
  const { body: client } = await who.call('GET /api/clients/:id', { params: { id } });
  const { body: cards } = await who.call('GET /api/clients');
  return [client.pets[0]?.portraitUrl, cards.find((card) => card.id === id)?.pets[0]?.petImageUrl];
}

test('a client’s pet is shown as it was after one’s newest groom, never by photos of its owner or of others', async () => {
  const [groomer, other, owner] = [
    await signInGroomer(app),
    await signInGroomer(app),
    await signInPetOwner(app),
  ];
  const { pet, old, newest, ids } = await app.transact(async (t) => {
    const photos = { own: await makePhoto(t, owner.id), before: await makePhoto(t, groomer.id) };
    const coco = await makePet(t, { ownerId: owner.id, name: 'Coco', photoUrl: photos.own.url });
    return {
      pet: coco,
      old: { before: photos.before, after: await makePhoto(t, groomer.id) },
      newest: { before: photos.before, after: await makePhoto(t, groomer.id) },
      ids: [
        (await clientForOwner(t, groomer.id, owner.id, [coco.id])) ?? '',
        (await clientForOwner(t, other.id, owner.id, [coco.id])) ?? '',
      ] as const,
    };
  });
  expect(await portraits(groomer, ids[0])).toEqual([null, null]);
  const groom = (ago: number, pictures: Parameters<typeof showPictures>[2]) =>
    app.transact(async (t) => {
      const { id } = await makeVisit(t, {
        providerId: groomer.id,
        ownerId: owner.id,
        petIds: [pet.id],
        status: 'completed',
        startsAt: after(t.now, days(-ago)),
      });
      await showPictures(t, id, pictures);
    });
  await groom(10, [newest]);
  await groom(40, [old]);
  await groom(2, []);
  expect(await portraits(groomer, ids[0])).toEqual([newest.after.url, newest.after.url]);
  expect(await portraits(other, ids[1])).toEqual([null, null]);
});

test('a pet whose record one keeps is shown by the photo of the record until it was photographed after a groom', async () => {
  const groomer = await signInGroomer(app);
  const photo = await app.transact((t) => makePhoto(t, groomer.id));
  const { body } = await groomer.call('POST /api/clients', {
    body: { firstName: 'Ana', pets: [{ name: 'Rex', photoId: photo.id }] },
  });
  expect(await portraits(groomer, body.id)).toEqual([photo.url, photo.url]);
});
