import { useQuery } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';

/** The latest agreement of a shift, for its two sides. */
export const useAgreement = (shiftId: string) =>
  useQuery({ ...query('GET /api/shifts/:id/agreement', { params: { id: shiftId } }), ...polled });
