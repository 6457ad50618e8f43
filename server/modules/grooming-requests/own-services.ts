import { isOwnService, ownServiceName } from '#contract/pets/pet-codes.ts';
import type { AnyService, OwnService } from '#contract/pets/pet-codes.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { fieldProblem } from '#server/platform/problem.ts';

/** Returns the services of a provider's own name, with the lowest price of each in cents. */
export async function ownServicesOf(
  sql: Sql,
  providerId: string,
): Promise<{ service: OwnService; from: number }[]> {
  const lists = await Promise.all([
    getFacts(sql, providerId, 'groomer'),
    getFacts(sql, providerId, 'business'),
  ]);
  const lowest = new Map<OwnService, number>();
  for (const { service, from } of lists.flatMap(({ prices, breedPrices }) => [...prices, ...breedPrices]))
    if (isOwnService(service)) lowest.set(service, Math.min(from, lowest.get(service) ?? from));
  return [...lowest].map(([service, from]) => ({ service, from }));
}

/**
 * A service of a provider's own name is asked only of them.
 * @throws Problem `invalid` naming the service in `servicesNeeded`
 */
export async function requireOffered(
  sql: Sql,
  services: readonly AnyService[],
  askedId: string | null,
): Promise<void> {
  if (!services.some(isOwnService)) return;
  const offered = askedId ? await ownServicesOf(sql, askedId) : [];
  for (const [index, service] of services.entries())
    if (isOwnService(service) && !offered.some((own) => own.service === service))
      throw fieldProblem(
        `servicesNeeded.${index}`,
        askedId
          ? `“${ownServiceName(service)}” is not on their price list`
          : `Ask who offers “${ownServiceName(service)}” by name`,
      );
}
