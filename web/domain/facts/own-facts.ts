import { useQuery } from '@tanstack/react-query';
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
