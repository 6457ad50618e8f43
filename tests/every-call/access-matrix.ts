import type { Api } from '#contract/api.ts';
import { roles } from '#contract/roles.ts';
import type { Role } from '#contract/roles.ts';

/** The expected access rules of a call, written independently of the program. */
export type Access = {
  /** Also signed-out callers. */
  everyone: boolean;
  /** The caller needs one of these roles. */
  roles: readonly Role[];
  /** The caller needs a membership. */
  member: boolean;
  /** Only admins; others get the reply of an unknown path. */
  admin: boolean;
  /**
   * The result when another caller, with every role and a membership, sends the same request: success (`in`),
   * success with only their own data (`own`), or a refusal.
   */
  others: 'in' | 'own' | 403 | 404 | 422;
};

const everyone: Access = { everyone: true, roles, member: false, admin: false, others: 'in' };
const anyone: Access = { ...everyone, everyone: false };
const admins: Access = { ...anyone, admin: true, others: 404 };
const withRole = (...some: Role[]): Access => ({ ...anyone, roles: some });
const members = (...some: Role[]): Access => ({
  ...anyone,
  roles: some.length > 0 ? some : roles,
  member: true,
});
/** Only the people involved. */
const own = (accessMatrix: Access, others: Access['others'] = 404): Access => ({ ...accessMatrix, others });

export const guests: Record<keyof Api, Access> = {
  'POST /auth/register': everyone,
  'POST /auth/login': everyone,
  'GET /api/login': everyone,
  'POST /auth/logout': everyone,
  'GET /auth/me': own(anyone, 'own'),
  'POST /auth/verify-email': everyone,
  'POST /auth/send-verification': anyone,
  'POST /auth/forgot-password': everyone,
  'POST /auth/reset-password': everyone,
  'POST /api/roles': anyone,

  'GET /api/plans': everyone,
  'GET /api/payment-processor': everyone,
  'POST /api/checkout-sessions': anyone,
  'GET /api/checkout-sessions/:id': own(anyone),
  'PATCH /api/checkout-sessions/:id': own(anyone),
  'POST /api/checkout-sessions/:id/leave-to-pay': own(anyone),
  'POST /api/checkout-sessions/:id/settle': own(anyone),
  'POST /api/test-checkout/:id': own(anyone),
  'GET /api/membership': anyone,
  'GET /api/membership/cancellation': own(anyone),
  'POST /api/membership/cancel': own(anyone),
  'POST /api/membership/resume': own(anyone),
  'GET /api/membership/plan-change': own(anyone),
  'POST /api/membership/change-plan': own(anyone),
  'POST /api/membership/pay': own(anyone),
  'POST /api/membership/card': own(anyone),
  'GET /api/invoices': own(anyone, 'own'),
  'GET /api/invoices/:id/pdf': own(anyone),
  'GET /api/admin/invoices': admins,
  'POST /api/admin/invoices/:id/refund': admins,
  'GET /api/admin/promo-codes': admins,
  'POST /api/admin/promo-codes': admins,
  'PATCH /api/admin/promo-codes/:id': admins,
  'GET /api/admin/promo-codes/:id/uses': admins,
  'GET /api/admin/promo-codes-csv': admins,
  'GET /api/admin/audit-log': admins,

  'GET /api/landing': everyone,
  'GET /api/places': everyone,
  'GET /api/places/meant': everyone,
  'GET /api/profiles/groomer': withRole('groomer'),
  'PUT /api/profiles/groomer': withRole('groomer'),
  'GET /api/profiles/business': withRole('owner'),
  'PUT /api/profiles/business': withRole('owner'),
  'GET /api/profiles/pet-owner': withRole('pet_owner'),
  'PUT /api/profiles/pet-owner': withRole('pet_owner'),
  'GET /api/groomers': members(),
  'GET /api/owners': members(),
  'GET /api/users/:id': members(),
  'PUT /api/users/:id': own(anyone, 403),
  'GET /api/marketplace/all-offers': own(members(), 403),
  'POST /api/uploads': anyone,
  'GET /media/:key': everyone,
  'GET /api/messages/search': own(members(), 'own'),
  'PUT /api/messages/:userId/:otherUserId/muted': own(members(), 403),
  'POST /api/messages/typing': own(members()),
  'GET /api/quick-replies': own(withRole('groomer', 'owner'), 'own'),
  'POST /api/quick-replies': withRole('groomer', 'owner'),
  'PATCH /api/quick-replies/:id': own(withRole('groomer', 'owner')),
  'DELETE /api/quick-replies/:id': own(withRole('groomer', 'owner')),
  'POST /api/reports': anyone,
  'GET /api/blocks': own(anyone, 'own'),
  'POST /api/blocks': anyone,
  'DELETE /api/blocks/:userId': own(anyone),
  'POST /api/reviews': own(anyone),
  'POST /api/reviews/:id/reply': own(anyone),
  'GET /api/users/:id/reviews': members(),

  'POST /api/shifts': members('owner'),
  'GET /api/shifts/:id': own(anyone),
  'PATCH /api/shifts/:id': own(members('owner')),
  'GET /api/shifts/owner/current-user': own(withRole('owner'), 'own'),
  'POST /api/shifts/:id/cancel': own(withRole('owner')),
  'POST /api/shifts/:id/start': own(anyone),
  'POST /api/shifts/:id/no-show': own(withRole('owner')),
  'POST /api/shifts/:id/complete': own(withRole('owner')),
  'POST /api/shifts/:id/end-early': own(anyone),
  'POST /api/shifts/:id/claim-pay': own(withRole('groomer')),
  'POST /api/shifts/:id/accept-claim': own(withRole('owner')),
  'POST /api/shifts/:id/contest-no-show': own(withRole('groomer')),
  'POST /api/shifts/:id/confirm-pay': own(withRole('groomer')),
  'POST /api/shifts/:id/dispute-pay': own(withRole('groomer')),
  'GET /api/shifts': members(),
  'GET /api/shifts/count': members(),
  'POST /api/shift-applications': members('groomer'),
  'POST /api/applications/shift': members('groomer'),
  'GET /api/groomers/current-user/applications': own(withRole('groomer'), 'own'),
  'GET /api/shifts/:id/clashes': members('groomer'),
  'GET /api/shifts/:id/applications': own(withRole('owner')),
  'GET /api/owners/current-user/applications': own(withRole('owner'), 'own'),
  'GET /api/owners/current-user/figures': withRole('owner'),
  'POST /api/shift-applications/:id/accept': own(withRole('owner')),
  'POST /api/shift-applications/:id/decline': own(withRole('owner')),
  'POST /api/shift-applications/:id/withdraw': own(withRole('groomer')),
  'POST /api/shift-applications/:id/release': own(withRole('owner')),

  'GET /api/pets': own(withRole('pet_owner'), 'own'),
  'POST /api/pets': own(members('pet_owner'), 422),
  'GET /api/pets/:id': own(withRole('pet_owner')),
  'PATCH /api/pets/:id': own(withRole('pet_owner')),
  'DELETE /api/pets/:id': own(withRole('pet_owner')),
  'POST /api/pets/:id/restore': own(withRole('pet_owner')),
  'POST /api/pets/:id/bites/:biteId/answer': own(withRole('pet_owner')),
  'POST /api/pets/:id/vaccinations': own(withRole('pet_owner')),
  'DELETE /api/pets/:id/vaccinations/:vaccinationId': own(withRole('pet_owner')),
  'GET /api/grooming-requests': members(),
  'GET /api/grooming-requests/count': members(),
  'POST /api/grooming-requests': own(members('pet_owner')),
  'GET /api/grooming-requests/:id': members(),
  'PATCH /api/grooming-requests/:id': own(members('pet_owner')),
  'GET /api/pet-owners/current-user/grooming-requests': own(withRole('pet_owner'), 'own'),
  'POST /api/applications/grooming-request': members('groomer', 'owner'),
  'GET /api/grooming-requests/:id/offers': own(withRole('pet_owner')),
  'GET /api/offers/sent': own(withRole('groomer', 'owner'), 'own'),
  'GET /api/grooming-requests/:id/offer-check': members('groomer', 'owner'),
  'POST /api/offers/:id/decline': own(withRole('pet_owner')),
  'POST /api/offers/:id/confirm': own(withRole('groomer', 'owner')),
  'POST /api/offers/:id/withdraw': own(withRole('groomer', 'owner')),
  'GET /api/provider-rules': withRole('groomer', 'owner'),
  'PUT /api/provider-rules': withRole('groomer', 'owner'),
  'POST /api/offers/:id/accept': own(withRole('pet_owner')),
  'POST /api/grooming-requests/:id/cancel': own(withRole('pet_owner')),
  'GET /api/visits': own(anyone, 'own'),
  'GET /api/visits/:id': own(anyone),
  'POST /api/visits/:id/check-in': own(withRole('groomer', 'owner')),
  'POST /api/visits/:id/proof-checks': own(withRole('groomer', 'owner')),
  'POST /api/visits/:id/complete': own(withRole('groomer', 'owner')),
  'PATCH /api/visits/:id/report-card': own(withRole('groomer', 'owner')),
  'POST /api/visits/:id/bites': own(withRole('groomer', 'owner')),
  'GET /api/visits/:id/move-check': own(anyone),
  'PATCH /api/visits/:id/time': own(anyone),
  'DELETE /api/visits/:id/time': own(anyone),
  'POST /api/visits/:id/time/accept': own(anyone),
  'POST /api/visits/:id/time/decline': own(anyone),
  'POST /api/visits/:id/cancel': own(anyone),
  'POST /api/visits/:id/no-show': own(anyone),
  'POST /api/visits/:id/rebook': own(members('pet_owner')),

  'GET /api/messages/conversations/:userId': own(members(), 403),
  'GET /api/messages/:userId/:otherUserId': own(members(), 403),
  'POST /api/messages': own(members(), 403),
  'POST /api/messages/:userId/:otherUserId/read': own(members(), 403),
  'GET /api/events': anyone,

  'GET /api/pet-care-tips': own(members('pet_owner')),
  // Tips are the same for all; the module's own test shows that saved tips are private.
  'GET /api/pet-care-tips/saved': withRole('pet_owner'),
  'GET /api/pet-care-tips/:id': anyone,
  'GET /api/pet-care-tips/daily/:userId': own(members('pet_owner'), 403),
  'GET /api/pet-care-tips/notifications': withRole('pet_owner'),
  'POST /api/pet-care-tips/rate': withRole('pet_owner'),
  'POST /api/pet-care-tips/save': withRole('pet_owner'),
  'POST /api/pet-care-tips/notifications': withRole('pet_owner'),
  'GET /api/admin/care-tips': admins,
  'GET /api/admin/care-tips/:id/feedback': admins,
  'PATCH /api/admin/care-tips/:id': admins,

  'GET /api/notifications': own(anyone, 'own'),
  // Counts have no ids; the module's own test shows that they are the caller's.
  'GET /api/notifications/unread': anyone,
  'POST /api/notifications/read': anyone,
  'GET /api/notification-preferences': anyone,
  'PUT /api/notification-preferences': anyone,
  // The signed key in the path takes the place of a session.
  'GET /api/mail-preferences/:key': everyone,
  'PUT /api/mail-preferences/:key': everyone,
  'GET /unsubscribe/:key': everyone,
  'POST /unsubscribe/:key': everyone,
  'GET /api/push-key': anyone,
  'POST /api/push-subscriptions': anyone,
  'DELETE /api/push-subscriptions/:id': own(anyone),
};
