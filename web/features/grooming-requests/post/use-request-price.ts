import { useFormContext, useWatch } from 'react-hook-form';
import { isServiceCode } from '#contract/pets/pet-codes.ts';
import { useAskedPrice } from './use-asked-price.ts';
import { estimateAll } from '../estimate-all.ts';
import { petsOf } from './request-draft.ts';
import type { RequestTask, RequestValues } from './request-draft.ts';
import { usePricesNear } from './use-prices-near.ts';

/** What the request usually costs as it is typed now, and what the one who is asked by name takes for it. */
export function useRequestPrice(task: RequestTask) {
  const { control } = useFormContext<RequestValues>();
  const [petIds, services, where] = useWatch({ control, name: ['petIds', 'servicesNeeded', 'where'] });
  const pets = petsOf(task).filter(({ id }) => petIds.includes(id));
  const codes = services.filter(isServiceCode);
  const provider = task.kind === 'post' ? task.provider : undefined;
  const asked = useAskedPrice(provider, pets, codes);
  // A service of a provider's own name is in nobody else's list.
  const isKnownWork = codes.length === services.length;
  const near = usePricesNear(pets, codes);
  const isPriced = isKnownWork && asked?.pets.every(({ price }) => price !== null);
  const estimate =
    services.length > 0 && pets.length > 0 ? estimateAll(pets, services, where === 'home') : null;
  return {
    pets,
    provider,
    estimate,
    /** Only where it covers every pet. */
    usual: estimate?.ask.length === 0 ? estimate.usual : null,
    near: isKnownWork ? near : null,
    asked,
    /** Cents that the asked provider's list says for everything; services of their own name are not in it. */
    askedTotal: isPriced ? asked?.total : null,
    /** How long the asked provider would book for everything, where their list says it. */
    askedMinutes: isPriced ? asked?.minutes : null,
  };
}
