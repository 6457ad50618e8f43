import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';

/** Whether this device is a front desk, to which the server refuses what is the owner's. */
export const useIsFrontDesk = (): boolean =>
  Boolean(useQuery({ ...query('GET /auth/me'), enabled: false }).data?.frontDesk);
