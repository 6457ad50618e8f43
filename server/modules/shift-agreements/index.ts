import type { Module } from '#server/platform/module.ts';
import { shiftAgreementNotices } from './shift-agreements.notices.ts';
import { exportAgreements } from './shift-agreements.queries.ts';
import { shiftAgreementsRoutes } from './shift-agreements.routes.ts';

export { findTermsAgreed, isSigned } from './shift-agreements.queries.ts';
export { writeAgreement } from './write-agreement.ts';

export const shiftAgreements: Module = {
  name: 'shift-agreements',
  routes: shiftAgreementsRoutes,
  notices: shiftAgreementNotices,
  tables: {
    shift_agreements: {
      of: ['business_id', 'groomer_id'],
      what: 'What the two sides of a filled shift agreed on: the terms, the names and when each signed',
      because: 'It is the proof of what was agreed, for both sides. It stays as it was signed.',
      archive: { list: 'agreements', without: ['groomer_id'], rows: exportAgreements },
      closed: 'stays',
      words: {
        terms: 'It is the proof of what was agreed.',
        unseen: 'It is the proof of what was agreed.',
        owner_name: 'It is a signature.',
        groomer_name: 'It is a signature.',
      },
    },
  },
};
