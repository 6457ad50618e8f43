import type { Visit } from '#contract/grooming/visits.ts';
import { sumWithUnpriced } from '#reference/prices/price-words.ts';
import { labelsInList } from '#reference/service-labels.ts';
import { waysTo } from '#web/domain/client-messages/ways-to.ts';
import { price } from '#web/lib/money.ts';
import { listed } from '#web/lib/words.ts';

/** Name of the person whose pets they are: a pet parent, or a client of the provider's own. */
export const clientName = ({ owner, client }: Pick<Visit, 'owner' | 'client'>): string =>
  owner?.name ?? client?.name ?? 'Former client';

/** 'Olivia B.', where there is little room. */
export function clientShortName(visit: Pick<Visit, 'owner' | 'client'>): string {
  const name = clientName(visit);
  if (!visit.owner && !visit.client) return name;
  const [first = name, ...others] = name.split(' ');
  const initial = others.at(-1)?.charAt(0);
  return initial ? `${first} ${initial}.` : first;
}

/** 'Garcia', the whole name where nothing but an initial follows the first. */
export function clientLastName(visit: Pick<Visit, 'owner' | 'client'>): string {
  const name = clientName(visit);
  const last = name.split(' ').at(-1) ?? name;
  return (visit.owner ?? visit.client) && last.replace('.', '').length > 1 ? last : name;
}

/** The number that a member shares for the visit, or that of the provider's book; none of who is not to be contacted. */
export const clientPhone = ({ phone, client }: Pick<Visit, 'phone' | 'client'>): string | null =>
  client?.contactBy === 'none' ? null : (phone ?? client?.phone ?? null);

/** The ways to the client of a visit that they did not stop. */
export const clientWays = (visit: Pick<Visit, 'phone' | 'email' | 'client'>) => {
  const { email, client } = visit;
  return waysTo({
    phone: clientPhone(visit),
    email: client?.contactBy === 'none' ? null : (email ?? client?.email ?? null),
    stoppedTexts: client?.stoppedTexts,
    stoppedMail: client?.stoppedMail,
  });
};

type Priced = Pick<Visit, 'price' | 'unpriced' | 'askedPrice'>;

/** '$120', or that there is no price yet; '$120, asked: $160' while the client has not answered. */
export const visitPrice = ({ price: cents, unpriced, askedPrice }: Priced): string =>
  [
    cents === null ? 'No price yet' : sumWithUnpriced(price(cents), unpriced),
    askedPrice && `asked: ${price(askedPrice)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** 'Full groom, nail trim, and ear cleaning' */
export const servicesDone = (services: Visit['services']): string => listed(labelsInList(services));

type ByPet = {
  pets: readonly Pick<Visit['pets'][number], 'name' | 'services'>[];
  services: Visit['services'];
};

/** Whether what is done differs between the pets, so that it has to be said of each. */
export const differByPet = ({ pets }: Pick<ByPet, 'pets'>): boolean =>
  new Set(pets.map(({ services }) => services.toSorted().join())).size > 1;

/** 'Full groom', or 'Pip: Full groom; Poppy: Bath and brush, and nail trim' where it differs between the pets. */
export const servicesByPet = (visit: ByPet): string =>
  differByPet(visit)
    ? visit.pets.map(({ name, services }) => `${name}: ${servicesDone(services)}`).join('; ')
    : servicesDone(visit.pets[0]?.services ?? visit.services);
