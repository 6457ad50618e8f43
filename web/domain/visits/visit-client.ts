import type { Visit } from '#contract/grooming/visits.ts';
import { labelsInList } from '#reference/service-labels.ts';
import { price } from '#web/lib/money.ts';
import { listed } from '#web/lib/words.ts';

/** Name of the person whose pets they are: a pet parent, or a client of the provider's own. */
export const clientName = ({ owner, client }: Pick<Visit, 'owner' | 'client'>): string =>
  owner?.name ?? client?.name ?? 'Former client';

/** '$120', or that there is no price yet; '$120, asked: $160' while the client has not answered. */
export const visitPrice = ({ price: cents, askedPrice }: Pick<Visit, 'price' | 'askedPrice'>): string =>
  [cents === null ? 'No price yet' : price(cents), askedPrice && `asked: ${price(askedPrice)}`]
    .filter(Boolean)
    .join(', ');

/** 'Full groom, nail trim, and ear cleaning' */
export const servicesDone = (services: Visit['services']): string => listed(labelsInList(services));
