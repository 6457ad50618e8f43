import type { Api } from '#contract/api/api.ts';
import { anyone, withRole, members, own } from './access.ts';
import type { Access } from './access.ts';
import { rowsOfSweeps } from './sweeps.ts';

const central: Partial<Record<keyof Api, Access>> = {
  'POST /api/offers/:id/accept': own(withRole('pet_owner')),
  'POST /api/grooming-requests/:id/cancel': own(withRole('pet_owner')),
  'GET /api/visits': own(anyone, 'own'),
  'GET /api/visits/:id': own(anyone),
  'POST /api/visits/:id/check-in': own(withRole('groomer', 'owner')),
  'POST /api/visits/:id/proof-checks': own(withRole('groomer', 'owner')),
  'POST /api/visits/:id/complete': own(withRole('groomer', 'owner')),
  'PATCH /api/visits/:id/report-card': own(withRole('groomer', 'owner')),
  'GET /api/visits/:id/move-check': own(anyone),
  'PATCH /api/visits/:id/time': own(anyone),
  'DELETE /api/visits/:id/time': own(anyone),
  'POST /api/visits/:id/time/accept': own(anyone),
  'POST /api/visits/:id/time/decline': own(anyone),
  'GET /api/visits/:id/cancel-check': own(anyone),
  'POST /api/visits/:id/cancel': own(anyone),
  'POST /api/visits/:id/undo-cancel': own(anyone),
  'POST /api/visits/:id/no-show': own(anyone),
  'POST /api/visits/:id/contest-no-show': own(anyone),
  'POST /api/visits/:id/accept-no-show': own(anyone),
  'POST /api/visits/:id/withdraw-no-show': own(anyone),
  'POST /api/visits/:id/rebook': own(members('pet_owner')),
};

/** Who may make each call: the rows of the domains, and those that still stand here. */
export const guests = {
  ...central,
  ...rowsOfSweeps(({ access }) => access),
} as Record<keyof Api, Access>;
