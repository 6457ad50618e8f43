import type { Api } from './api.ts';
import {
  byDistance,
  ofCertifications,
  ofGrooming,
  ofOtherPeople,
  ofPortfolio,
  ofShifts,
} from './changed-parts.ts';
import type { Part, ReadKey } from './changed-parts.ts';

export type Effect = {
  /** The paths whose data the call changes; they are fetched again. */
  parts: readonly Part[];
  /**
   * The GET endpoint whose reply the call returns, so the record is updated without fetching it. Its `:id` is
   * the reply's.
   */
  record?: ReadKey;
};

const ownPages: Effect = { parts: ['/api/public-pages/own'] };
const none: Effect = { parts: [] };
const passkeys: Effect = { parts: ['/api/passkeys'] };
const ownSessions: Effect = { parts: ['/api/sessions'] };
const session: Effect = { parts: [], record: 'GET /auth/me' };

const shift: Effect = { parts: ofShifts, record: 'GET /api/shifts/:id' };
const application: Effect = { parts: ofShifts };

const pet: Effect = { parts: ofGrooming, record: 'GET /api/pets/:id' };
const visit: Effect = { parts: ofGrooming, record: 'GET /api/visits/:id' };
const request: Effect = { parts: ofGrooming };
const offer: Effect = { parts: ofGrooming };

const quickReply: Effect = { parts: ['/api/quick-replies'] };
const block: Effect = { parts: ofOtherPeople };

const portfolio: Effect = { parts: ofPortfolio };
const certification: Effect = { parts: ofCertifications };

const calendar: Effect = { parts: ['/api/calendar', '/api/day'] };

const membership: Effect = { parts: ['/api/invoices', '/auth/me'], record: 'GET /api/membership' };
const payment: Effect = { parts: ['/api/membership', '/api/invoices', '/auth/me'] };

const invoice: Effect = { parts: ['/api/admin/invoices'] };
/** Acts of admins; the audit log records each. */
export const ofAdmins = [
  '/api/admin/reports',
  '/api/admin/accounts',
  '/api/admin/audit-log',
  '/api/admin/overview',
] as const;
const adminAct: Effect = { parts: ofAdmins };
const promoCode: Effect = { parts: ['/api/admin/promo-codes'] };
/** Shifts and visits show a review prompt until the review is written. */
const review: Effect = { parts: ['/api/users', ...ofShifts, ...ofGrooming] };

/**
 * The data that each web call changes. It is separate from the schemas because every screen needs it, and the
 * schemas are loaded only with a form.
 */
export const changes = {
  // The reply may be the question for a code, so the form stores the session itself.
  'POST /auth/login': none,
  'POST /auth/second-factor': session,
  'POST /auth/passkey-options': none,
  'POST /auth/passkey': session,
  'POST /auth/register': session,
  'POST /auth/logout': none,
  'POST /api/account/agreements': session,
  'POST /auth/send-verification': none,
  'POST /auth/forgot-password': none,
  'POST /auth/reset-password': none,
  'POST /auth/not-me': none,
  'POST /api/account/confirm-identity': none,
  'POST /api/account/password': { parts: ['/auth/me', '/api/sessions'] },
  'POST /api/account/email': { parts: ['/auth/me'] },
  'DELETE /api/account/new-email': { parts: ['/auth/me'] },
  'POST /api/two-factor/setup': none,
  'POST /api/two-factor/confirm': { parts: ['/auth/me', '/api/two-factor', '/api/sessions'] },
  'POST /api/two-factor/recovery-codes': { parts: ['/api/two-factor'] },
  'DELETE /api/two-factor': { parts: ['/auth/me', '/api/two-factor'] },
  'POST /api/passkeys/options': none,
  'POST /api/passkeys': passkeys,
  'PATCH /api/passkeys/:id': passkeys,
  'DELETE /api/passkeys/:id': { parts: ['/api/passkeys', '/api/sessions'] },
  'DELETE /api/sessions': ownSessions,
  'DELETE /api/sessions/:id': ownSessions,
  'POST /api/roles': session,
  'POST /api/account/export': { parts: [], record: 'GET /api/account/export' },
  'POST /api/account/close': { parts: ['/api/account/closing'] },

  'PUT /api/profiles/groomer': {
    // The place says by which clock a day is read.
    parts: [...byDistance, '/api/certifications', '/api/day'],
    record: 'GET /api/profiles/groomer',
  },
  'PUT /api/profiles/business': {
    parts: [...byDistance, '/api/certifications'],
    record: 'GET /api/profiles/business',
  },
  'PUT /api/users/:id': { parts: ['/auth/me', '/api/public-pages/own'] },
  'PUT /api/public-pages/own/:as': ownPages,
  'POST /api/public-pages/own/:as/renew': ownPages,
  'PUT /api/profiles/pet-owner': { parts: byDistance, record: 'GET /api/profiles/pet-owner' },

  'PUT /api/profiles/photo': { parts: ['/auth/me', '/api/users', '/api/groomers'] },
  'PUT /api/profiles/business/logo': {
    parts: ['/auth/me', '/api/users', '/api/owners', ...ofShifts],
    record: 'GET /api/profiles/business',
  },

  'POST /api/portfolio': portfolio,
  'PATCH /api/portfolio/:id': portfolio,
  'DELETE /api/portfolio/:id': portfolio,
  'PUT /api/portfolio/order': portfolio,
  'POST /api/visits/:id/portfolio-consent': portfolio,
  'POST /api/visits/:id/portfolio-consent/answer': portfolio,
  'PUT /api/profiles/groomer/facts': {
    parts: ['/api/profiles/groomer', '/api/users'],
    record: 'GET /api/profiles/groomer/facts',
  },
  'PUT /api/profiles/business/facts': {
    parts: [
      '/api/profiles/business',
      '/api/users',
      '/api/working-hours',
      '/api/calendar',
      '/api/day',
      '/api/booking-page',
    ],
    record: 'GET /api/profiles/business/facts',
  },
  'POST /api/certifications': certification,
  'PATCH /api/certifications/:id': certification,
  'DELETE /api/certifications/:id': certification,

  'POST /api/shifts': shift,
  'PATCH /api/shifts/:id': shift,
  'POST /api/shifts/:id/cancel': shift,
  'POST /api/shifts/:id/undo-cancel': shift,
  'POST /api/shifts/:id/start': shift,
  'POST /api/shifts/:id/no-show': shift,
  'POST /api/shifts/:id/complete': shift,
  'POST /api/shifts/:id/end-early': shift,
  'POST /api/shifts/:id/claim-pay': shift,
  'POST /api/shifts/:id/accept-claim': shift,
  'POST /api/shifts/:id/contest-no-show': shift,
  'POST /api/shifts/:id/accept-no-show': shift,
  'POST /api/shifts/:id/withdraw-no-show': shift,
  'POST /api/shifts/:id/confirm-pay': shift,
  'POST /api/shifts/:id/dispute-pay': shift,
  'POST /api/shift-applications': application,
  'POST /api/applications/shift': application,
  'POST /api/shift-applications/:id/accept': application,
  'POST /api/shift-applications/:id/decline': application,
  'POST /api/shift-applications/:id/withdraw': application,
  'POST /api/shift-applications/:id/release': application,
  'POST /api/shift-applications/:id/undo': application,

  'POST /api/pets': pet,
  'PATCH /api/pets/:id': pet,
  'DELETE /api/pets/:id': pet,
  'POST /api/pets/:id/restore': pet,
  'POST /api/pets/:id/vaccinations': pet,
  'DELETE /api/pets/:id/vaccinations/:vaccinationId': pet,
  'POST /api/pets/:id/record-links': { parts: ['/api/pets'] },
  'DELETE /api/pets/:id/record-links/:linkId': { parts: ['/api/pets'] },
  'POST /api/pet-records/:secret/opened': none,
  'POST /api/visits/:id/card-links': { parts: ['/api/visits'] },
  'DELETE /api/visits/:id/card-links/:linkId': { parts: ['/api/visits'] },
  'POST /api/grooming-requests': request,
  'PATCH /api/grooming-requests/:id': request,
  'POST /api/grooming-requests/:id/cancel': request,
  'POST /api/applications/grooming-request': offer,
  'POST /api/offers/:id/accept': offer,
  'POST /api/offers/:id/decline': offer,
  'POST /api/offers/:id/withdraw': offer,
  'POST /api/offers/:id/confirm': offer,
  'PUT /api/provider-rules': { parts: [], record: 'GET /api/provider-rules' },
  'POST /api/visits/:id/check-in': visit,
  'POST /api/visits/:id/proof-checks': visit,
  'PATCH /api/visits/:id/time': visit,
  'DELETE /api/visits/:id/time': visit,
  'POST /api/visits/:id/time/accept': visit,
  'POST /api/visits/:id/time/decline': visit,
  'POST /api/visits/:id/complete': visit,
  'PATCH /api/visits/:id/report-card': visit,
  'POST /api/visits/:id/confirm': visit,
  'POST /api/visits/:id/say-late': visit,
  'POST /api/visits/:id/ask-move': visit,
  'POST /api/waiting-clients': { parts: ['/api/waiting-clients'] },
  'DELETE /api/waiting-clients/:id': { parts: ['/api/waiting-clients'] },
  'POST /api/waiting-clients/:id/offer': { parts: ['/api/waiting-clients', ...ofGrooming] },
  'POST /api/book/:as/:slug/wait': { parts: [] },
  'PUT /api/client-links/:secret/earlier': { parts: ['/api/client-links'] },
  'POST /api/clients/:id/transfers': { parts: ['/api/clients'] },
  'POST /api/transfers/:id/end': { parts: ['/api/clients'] },
  'POST /api/transfers/:id/undo': { parts: ['/api/clients', ...ofGrooming] },
  'POST /api/pet-transfers/:secret/begin': { parts: ['/api/pet-transfers'] },
  'POST /api/pet-transfers/:secret/decline': { parts: ['/api/pet-transfers'] },
  'POST /api/client-links/:secret/transfer': { parts: [] },
  'POST /api/pet-transfers/:secret/take-over': { parts: ['/api/pet-transfers', ...ofGrooming] },
  'POST /api/visits/:id/cancel': visit,
  'POST /api/visits/:id/undo-cancel': visit,
  'POST /api/visits/:id/no-show': visit,
  'POST /api/visits/:id/contest-no-show': visit,
  'POST /api/visits/:id/accept-no-show': visit,
  'POST /api/visits/:id/withdraw-no-show': visit,
  'POST /api/visits/:id/rebook': request,
  // A visit says whether it can be checked out.
  'POST /api/visits/:id/check-out': offer,
  'POST /api/bills/:id/void': offer,
  'POST /api/visits/quote': { parts: [] },
  'POST /api/visits': { ...visit, parts: [...ofGrooming, '/auth/me'] },
  'PATCH /api/visits/:id': visit,
  'PUT /api/booking-page': { parts: [], record: 'GET /api/booking-page' },
  'POST /api/visits/:id/accept': visit,
  'POST /api/visits/:id/decline': visit,
  'POST /api/visits/:id/on-my-way': visit,
  'POST /api/visits/:id/stage': visit,
  'POST /api/visits/:id/assign': visit,
  'POST /api/staff/:id/hand-over': { parts: ofGrooming },
  'POST /api/visits/:id/late': visit,
  'POST /api/visits/:id/stop': visit,
  'POST /api/visits/:id/undo-check-in': visit,

  // The conversation shows a new message itself without fetching the list.
  'POST /api/messages': none,
  'POST /api/messages/:userId/:otherUserId/read': { parts: ['/api/messages'] },
  'PUT /api/messages/:userId/:otherUserId/muted': { parts: ['/api/messages'] },
  'POST /api/messages/typing': none,
  'POST /api/quick-replies': quickReply,
  'PATCH /api/quick-replies/:id': quickReply,
  'DELETE /api/quick-replies/:id': quickReply,
  'POST /api/reports': none,
  'POST /api/reliability/excuses/:id/object': { parts: ['/api/reliability'] },
  'POST /api/reliability/facts/:id/appeal': { parts: ['/api/reliability'] },
  'POST /api/admin/disputes/:id/decide': {
    parts: ['/api/admin/disputes', '/api/admin/audit-log', '/api/admin/overview'],
  },
  'POST /api/admin/pay-disputes/:id/decide': {
    parts: ['/api/admin/pay-disputes', '/api/admin/audit-log', '/api/admin/overview'],
  },
  'PUT /api/working-hours': {
    parts: ['/api/calendar', '/api/day', '/api/booking-page'],
    record: 'GET /api/working-hours',
  },
  'POST /api/time-off': calendar,
  'POST /api/calendar/feed': calendar,
  'DELETE /api/calendar/feed': calendar,
  'PATCH /api/time-off/:id': calendar,
  'DELETE /api/time-off/:id': calendar,
  'POST /api/blocks': block,
  'DELETE /api/blocks/:userId': block,
  'POST /api/reviews': review,
  'POST /api/reviews/:id/reply': review,

  // A card keeps the tip that its call answers with; the generated tips stay as they are while they are read.
  'POST /api/pet-care-tips/rate': { parts: ['/api/pet-care-tips/saved'] },
  'POST /api/pet-care-tips/save': { parts: ['/api/pet-care-tips/saved'] },
  'POST /api/pet-care-tips/notifications': {
    parts: ['/api/pet-care-tips/daily', '/api/pet-care-tips/daily-state', '/api/notification-preferences'],
    record: 'GET /api/pet-care-tips/notifications',
  },
  'PATCH /api/admin/care-tips/:id': { parts: ['/api/admin/care-tips'] },

  'POST /api/notifications/read': { parts: ['/api/notifications'], record: 'GET /api/notifications/unread' },
  'PUT /api/notification-preferences': {
    parts: ['/api/pet-care-tips/notifications'],
    record: 'GET /api/notification-preferences',
  },
  // The page knows its key and shows the reply itself.
  'PUT /api/mail-preferences/:key': none,
  'POST /api/push-subscriptions': none,
  'DELETE /api/push-subscriptions/:id': none,

  'PATCH /api/checkout-sessions/:id': { parts: [], record: 'GET /api/checkout-sessions/:id' },
  'POST /api/membership/cancel': membership,
  'POST /api/membership/resume': membership,
  'POST /api/membership/change-plan': membership,
  'POST /api/checkout-sessions/:id/settle': payment,
  'POST /api/membership/pay': payment,
  'POST /api/membership/card': payment,
  'POST /api/admin/accounts/:id/suspend': adminAct,
  'POST /api/admin/accounts/:id/restore': adminAct,
  'POST /api/admin/accounts/:id/end-sessions': adminAct,
  'POST /api/admin/certifications/:id/decide': {
    parts: ['/api/admin/certifications', '/api/admin/audit-log', '/api/admin/overview'],
  },
  'POST /api/admin/jobs/:id/run': {
    parts: ['/api/admin/jobs', '/api/admin/audit-log', '/api/admin/overview'],
  },
  'POST /api/admin/reports/:id/decide': { parts: ofAdmins, record: 'GET /api/admin/reports/:id' },
  'POST /api/admin/invoices/:id/refund': invoice,
  'POST /api/admin/promo-codes': promoCode,
  'PATCH /api/admin/promo-codes/:id': promoCode,
} satisfies Partial<Record<keyof Api, Effect>>;
