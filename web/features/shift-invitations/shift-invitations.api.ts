import { useQuery } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';

/** The viewer's open invitations, the soonest shift first. */
export const useReceivedInvitations = (enabled = true) =>
  useQuery({ ...query('GET /api/shift-invitations'), ...polled, enabled });

/** Whom the owner has invited to a shift. */
export const useSentInvitations = (shiftId: string) =>
  useQuery({ ...query('GET /api/shifts/:id/invitations', { params: { id: shiftId } }), ...polled });
