import { useQuery } from '@tanstack/react-query';
import { isOwnService } from '#contract/pets/pet-codes.ts';
import type { OwnService } from '#contract/pets/pet-codes.ts';
import type { ProviderFacts } from '#contract/profiles/facts.ts';
import { query } from '#web/lib/api/query.ts';

export type FactsSide = 'groomer' | 'business';

const ofGroomer = query('GET /api/profiles/groomer/facts');
const ofBusiness = query('GET /api/profiles/business/facts');

/** The viewer's own facts as a groomer or as a business. */
export function useOwnFacts(side: FactsSide, enabled = true) {
  const asGroomer = useQuery({ ...ofGroomer, enabled: enabled && side === 'groomer' });
  const asBusiness = useQuery({ ...ofBusiness, enabled: enabled && side === 'business' });
  return side === 'groomer' ? asGroomer : asBusiness;
}

/** As whom the signed-in account books its clients: one with both roles has one book. */
export function useOwnSide(): FactsSide | undefined {
  const roles = useQuery({ ...query('GET /auth/me'), enabled: false }).data?.user.roles;
  if (roles?.includes('owner')) return 'business';
  return roles?.includes('groomer') ? 'groomer' : undefined;
}

/** The facts of that side. */
export function useOwnBook(): ProviderFacts | undefined {
  const side = useOwnSide();
  return useOwnFacts(side ?? 'groomer', side !== undefined).data;
}

/** The services of one's own name in the price list. */
export function useOwnServices(): OwnService[] {
  const book = useOwnBook();
  return [...new Set(book?.prices.map(({ service }) => service).filter(isOwnService))];
}

/** Whether one drives to the pets, by one's profile. */
export function useComesToClients(): boolean {
  const side = useOwnSide();
  const groomer = useQuery({ ...query('GET /api/profiles/groomer'), enabled: side === 'groomer' });
  const business = useQuery({ ...query('GET /api/profiles/business'), enabled: side === 'business' });
  return side === 'business'
    ? business.data?.profile?.businessType === 'mobile'
    : groomer.data?.profile !== undefined && groomer.data.profile?.serviceType !== 'salon';
}
