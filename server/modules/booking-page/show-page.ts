import type { z } from 'zod';
import type { BookingPage } from '#contract/booking-page.ts';
import { isOwnService, serviceCodes } from '#contract/pets/pet-codes.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { lowestPrice } from '#reference/prices/price-book.ts';
import type { PriceList } from '#reference/prices/price-book.ts';
import { services } from '#reference/services.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findFirstTimes } from './bookable-days.ts';
import { policyOf, requirePage } from './page.ts';
import type { Address } from './page.ts';

/** What is offered without a price list. */
const mainServices = serviceCodes.filter((code) => services[code].kind === 'main');

/** The services that have a price: those that everyone knows first, then those of the provider's own name. */
function servicesOf({ prices, breedPrices }: PriceList): AnyService[] {
  const named = [...new Set([...prices, ...breedPrices].map(({ service }) => service))];
  return [...serviceCodes.filter((code) => named.includes(code)), ...named.filter(isOwnService)];
}

/** What everyone may read of a page. @throws Problem `not_found` */
export async function showPage(sql: Sql, address: Address, now: Date): Promise<z.input<typeof BookingPage>> {
  const page = await requirePage(sql, address);
  const { accountId, as, slug, name, shortName, imageUrl, showsPhone, mode, newClients, timeZone } = page;
  const { mobile } = await findProviderFacts(sql, accountId, as);
  const list = await getFacts(sql, accountId, as);
  const priced = servicesOf(list);
  const offered = priced.length > 0 ? priced : mainServices;
  const [service = 'full_groom'] = offered;
  return {
    as,
    slug,
    name,
    shortName,
    imageUrl,
    phone: showsPhone ? page.phone : null,
    open:
      page.isOpen && mode !== 'off'
        ? {
            mode,
            newClients,
            atHome: mobile,
            services: offered,
            lowest: lowestPrice(list),
            ...(await findFirstTimes(sql, page, { service, prices: { ...list, atHome: mobile } }, now)),
            policy: await policyOf(sql, accountId),
            timeZone,
          }
        : null,
  };
}
