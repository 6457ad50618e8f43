import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';

/** The pets that a pet parent has begun to take over from a groomer. */
export const useBegunTransfers = (isParent: boolean) =>
  useQuery({ ...query('GET /api/pet-transfers'), enabled: isParent });
