import type { z } from 'zod';
import { noFacts } from '#contract/pets/pet-facts.ts';
import type { ClientPet } from '#contract/clients/client-pets.ts';
import type { Client } from '#contract/clients/clients.ts';
import { addDays } from '#reference/calendar-days.ts';
import { intervalWeeks } from '#reference/grooming-intervals.ts';
import { toPet } from '#server/modules/pets/index.ts';
import type { PetRow } from '#server/modules/pets/index.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { ClientPetRow, ClientRow } from './clients.queries.ts';

export const clientName = ({ firstName, lastName }: Pick<ClientRow, 'firstName' | 'lastName'>) =>
  lastName ? `${firstName} ${lastName}` : firstName;

type Shown = z.input<typeof ClientPet>;

export function toClient(
  row: ClientRow,
  pets: Shown[],
  shared: z.input<typeof Client>['shared'],
): z.input<typeof Client> {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    phone2: row.phone2,
    email: row.email,
    address: row.address,
    onMap: row.lat !== null,
    directions: row.directions,
    notes: row.notes,
    contactBy: row.contactBy,
    textsOk: row.textsOkAt !== null,
    textsOkHow: row.textsOkHow,
    stoppedTexts: row.noTextsAt !== null,
    stoppedMail: row.noMailAt !== null,
    removalAskedAt: row.removalAskedAt,
    doNotBook: row.doNotBookAt !== null,
    doNotBookReason: row.doNotBookReason,
    source: row.source,
    importId: row.importId,
    linkedUserId: row.linkedAccountId,
    shared,
    toldBy: row.toldBy,
    maybeSame: row.maybeSame,
    archivedAt: row.archivedAt,
    createdAt: row.createdAt,
    pets,
  };
}

/** What stays of the record of a pet whose owner does not share it now. */
const notShared = {
  coat: null,
  age: null,
  birthDate: null,
  groomingNotes: null,
  specialConditions: [],
  temperament: [],
  bites: [],
  petImageUrl: null,
  ...noFacts,
  vaccinations: [],
};

export function toClientPet(
  row: ClientPetRow,
  pet: PetRow,
  { isShared, portraitUrl, now }: { isShared: boolean; portraitUrl: string | null; now: Date },
) {
  const managed = pet.managedBy !== null;
  const shared = managed || isShared;
  const { ownerId: _, archivedAt, ...facts } = toPet(pet, now);
  const lastGroomedOn = pet.lastGroomedAt ? dayIn(pet.lastGroomedAt, pet.timeZone) : null;
  const weeks = row.everyWeeks ?? intervalWeeks(pet.species, pet.coat ?? 'smooth');
  const archived = row.archivedAt !== null || archivedAt !== null;
  return {
    ...facts,
    ...(shared ? {} : notShared),
    managed,
    shared,
    portraitUrl,
    usualServices: row.usualServices as Shown['usualServices'],
    usualPrice: row.usualPrice,
    usualMinutes: row.usualMinutes,
    everyWeeks: row.everyWeeks,
    style: row.style,
    privateNotes: row.privateNotes,
    handling: row.handling,
    lastGroomedOn,
    dueOn: lastGroomedOn && weeks && !archived && !pet.diedOn ? addDays(lastGroomedOn, 7 * weeks) : null,
    diedOn: pet.diedOn,
    archived,
    addedAt: row.addedAt,
  };
}
