import type { Api } from '#contract/api/api.ts';
import { problem } from '#server/platform/problem.ts';

/** What a front desk may call besides what everyone may: the day, its clients, visits and bills. All else is refused. */
export const frontDeskCalls: ReadonlySet<string> = new Set<keyof Api>([
  'GET /auth/me',
  'POST /auth/logout',
  'PUT /api/front-desk/person',
  'GET /api/events',
  'POST /api/uploads',
  'GET /media/:key',
  'GET /api/profiles/business/facts',
  'GET /api/day',
  'POST /api/day/ask-to-confirm',
  'GET /api/day/openings',
  'GET /api/clients',
  'GET /api/clients/counts',
  'GET /api/clients/:id',
  'GET /api/clients/:id/account',
  'GET /api/clients/:id/consents',
  'GET /api/clients/:id/messages',
  'GET /api/clients/:id/timeline',
  'POST /api/clients',
  'PATCH /api/clients/:id',
  'POST /api/clients/:id/pets',
  'PATCH /api/clients/:id/pets/:petId',
  'POST /api/clients/:id/pets/:petId/vaccinations',
  'POST /api/clients/:id/messages',
  'DELETE /api/client-messages/:id',
  'POST /api/clients/:id/payments',
  'GET /api/visits/:id',
  'POST /api/visits',
  'POST /api/visits/quote',
  'PATCH /api/visits/:id',
  'PATCH /api/visits/:id/time',
  'GET /api/visits/:id/move-check',
  'POST /api/visits/:id/accept',
  'POST /api/visits/:id/decline',
  'POST /api/visits/:id/assign',
  'POST /api/staff/:id/hand-over',
  'POST /api/visits/:id/on-my-way',
  'POST /api/visits/:id/late',
  'GET /api/visits/:id/texts-to-tell',
  'GET /api/visits/:id/arrival',
  'POST /api/visits/:id/arrival',
  'POST /api/visits/:id/check-in',
  'POST /api/visits/:id/undo-check-in',
  'POST /api/visits/:id/proof-checks',
  'POST /api/visits/:id/stage',
  'POST /api/visits/:id/stop',
  'POST /api/visits/:id/complete',
  'PATCH /api/visits/:id/report-card',
  'POST /api/visits/:id/check-out',
  'GET /api/visits/:id/cancel-check',
  'GET /api/visits/:id/cancellation-fee',
  'POST /api/visits/:id/cancel',
  'POST /api/visits/:id/undo-cancel',
  'POST /api/visits/:id/no-show',
  'POST /api/visits/:id/withdraw-no-show',
  'GET /api/visits/:id/consents',
  'POST /api/visits/:id/consents',
  'GET /api/visits/:id/price-changes',
  'POST /api/visits/:id/price-changes',
  'POST /api/price-changes/:id/answer',
  'GET /api/visits/:id/time-offers',
  'POST /api/visits/:id/time-offers',
  'POST /api/time-offers/:id/accept',
  'POST /api/time-offers/:id/decline',
  // Of one visit or client; see the call.
  'GET /api/bills',
  'GET /api/bills/:id',
  'GET /api/bills/:id/pdf',
  'POST /api/bills/:id/payments',
  'GET /api/incidents',
  'POST /api/visits/:id/incidents',
  'PATCH /api/incidents/:id',
  'POST /api/incidents/:id/additions',
  'GET /api/waiting-clients',
  'GET /api/waiting-clients/freed-times',
  'POST /api/waiting-clients',
  'DELETE /api/waiting-clients/:id',
  'POST /api/waiting-clients/:id/offer',
]);

/** Topics of changes that the stream of a front desk names. */
export const frontDeskTopics: ReadonlySet<string> = new Set([
  'visits',
  'consents',
  'staff',
  'pets',
  'calendar',
  'clients',
  'client-messages',
  'bills',
  'price-changes',
  'incidents',
  'waiting-clients',
  'check-in',
]);

/** Allowed before it is known who is at the desk. */
const withoutPerson: ReadonlySet<string> = new Set<keyof Api>([
  'POST /auth/logout',
  'PUT /api/front-desk/person',
]);

type FrontDesk = { deviceName: string; staffId: string | undefined; until: number };
type FoundSession = { frontDesk: string | null; staffId: string | null; staffUntil: string | null };

/** The front desk of a session at an instant in milliseconds; undefined for any other session. */
export function frontDeskOf(
  { frontDesk, staffId, staffUntil }: FoundSession,
  now: number,
): FrontDesk | undefined {
  if (frontDesk === null) return undefined;
  const until = staffUntil ? Date.parse(staffUntil) : 0;
  return { deviceName: frontDesk, staffId: until > now ? (staffId ?? undefined) : undefined, until };
}

/** @throws Problem `front_desk` for a call that a front desk may not make, or that needs someone's name */
export function requireFrontDeskCall(key: string, { staffId }: FrontDesk): void {
  const asked = key.replace(/^HEAD /, 'GET ');
  if (!frontDeskCalls.has(asked))
    throw problem('front_desk', 'The front desk cannot do this. The owner can, with their own account.');
  if (!staffId && !asked.startsWith('GET ') && !withoutPerson.has(asked))
    throw problem('front_desk', 'Say who is at the desk first.', [
      { path: 'staffId', message: 'Say who is at the desk' },
    ]);
}
