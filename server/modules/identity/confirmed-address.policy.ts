import type { Api } from '#contract/api/api.ts';
import type { Refusal } from '#server/platform/policy.ts';

/**
 * What waits until the account's address is confirmed: whoever types another person's address neither gets further ways into
 * that account nor reaches others under that name. Paying, profiles, pets, one's own calendar and leaving do not wait.
 */
const waiting: readonly (keyof Api)[] = [
  // Ways in that would outlast a new password.
  'POST /api/passkeys/options',
  'POST /api/passkeys',
  'POST /api/two-factor/setup',
  'POST /api/two-factor/confirm',
  'POST /api/calendar/feed',
  // It makes the server call another one.
  'PUT /api/outside-calendar',
  'POST /api/account/export',
  'GET /api/account/export/archive',
  // Work that others answer, travel to or are bound by.
  'POST /api/shifts',
  'POST /api/shift-applications',
  'POST /api/applications/shift',
  'POST /api/grooming-requests',
  'POST /api/applications/grooming-request',
  'POST /api/offers/:id/accept',
  'POST /api/visits/:id/rebook',
  // Other people’s record of pets, and their visits.
  'POST /api/pet-transfers/:secret/take-over',
  // Words and pictures for others.
  'POST /api/messages',
  'POST /api/reviews',
  'POST /api/reviews/:id/reply',
  'POST /api/portfolio',
];
export const needsConfirmedAddress: ReadonlySet<string> = new Set(waiting);

/** Why a call has to wait for the address, or undefined if it need not. */
export const refuseUnconfirmed = (
  call: string,
  { isConfirmed }: { isConfirmed: boolean },
): Refusal | undefined =>
  isConfirmed || !needsConfirmedAddress.has(call)
    ? undefined
    : {
        code: 'address_unconfirmed',
        detail:
          'Please confirm your email address first: open the link that we emailed you, on any device, or ask for a new one above.',
      };
