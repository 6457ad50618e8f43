import { coats } from '#reference/coats.ts';
import { daysBetween } from '#reference/calendar-days.ts';
import { readProviders } from '#server/modules/grooming-requests/index.ts';
import { contactOf } from '#server/modules/identity/index.ts';
import { findPet } from '#server/modules/pets/index.ts';
import type { PetRow } from '#server/modules/pets/index.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findDuePets, findLastVisit, markReminded } from './due-reminders.queries.ts';
import { todayOf } from './show-visits.ts';

const atOnce = 200;
const coatWeeks = Object.fromEntries(
  Object.entries(coats).map(([code, { intervalWeeks }]) => [code, intervalWeeks]),
);

/** Says once after each groom that the next one is due. */
export async function remindOfDuePets({ sql, clock, transact }: Platform): Promise<void> {
  const today = todayOf(clock.now());
  for (;;) {
    const pets = await findDuePets(sql, { today, coatWeeks, limit: atOnce });
    for (const pet of pets)
      await transact(async (t) => {
        if (await markReminded(t.sql, pet, t.now))
          await t.announce('pet.due', { petId: pet.id, ownerId: pet.ownerId });
      });
    if (pets.length < atOnce) return;
  }
}

/** Tells the owner that a pet is due, with the way to have its last visit again. */
export async function mailDueReminder(
  platform: Platform,
  { petId, ownerId }: { petId: string; ownerId: string },
): Promise<void> {
  const { sql, clock, config, mailer } = platform;
  const [pet, contact] = [await findPet(sql, petId), await contactOf(sql, ownerId)];
  if (!pet?.lastGroomedAt || !contact) return;
  const visit = await findLastVisit(sql, petId);
  const provider = visit && (await readProviders(sql, [visit.offerId])).get(visit.offerId)?.name;
  const home = `${siteUrl(config)}/pet-owner`;
  const again = provider
    ? `Ask ${provider} again, same services, in one tap:\n${home}?rebook=${visit.id}`
    : `Ask for grooming:\n${home}`;
  const days = daysBetween(pet.lastGroomedAt.slice(0, 10), todayOf(clock.now()));
  await mailer.send({
    to: { name: `${contact.firstName} ${contact.lastName}`, address: contact.email },
    subject: `${pet.name} is due for grooming`,
    body: `Hi ${contact.firstName},\n\n${pet.name} was last groomed ${days} days ago. ${reasonFor(pet, provider)}\n\n${again}\n\nWagwell`,
  });
}

function reasonFor({ advisedWeeks, coat }: PetRow, provider: string | undefined): string {
  if (advisedWeeks)
    return `${provider ?? 'Your groomer'} advised the next visit after ${weeks(advisedWeeks)}.`;
  const { label, intervalWeeks } = coats[(coat ?? 'smooth') as keyof typeof coats];
  return `A ${label.toLowerCase()} coat is usually groomed every ${weeks(intervalWeeks)}.`;
}

const weeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);
