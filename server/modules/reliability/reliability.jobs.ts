import { every, onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import { awaitAnswer, awaitAnswerToMove, lookForAnswer } from './answers/await-answer.ts';
import type { Asked } from './answers/await-answer.ts';
import { countingSince } from './get-reliability.ts';
import { recordCompletedVisit, recordWorkedShift } from './record-kept-booking.ts';
import { deleteFactsBefore } from './reliability.queries.ts';

export const reliabilityJobs = {
  'record-kept-shift': onEvent('shift.completed', ({ transact }, { shiftId }) =>
    transact((t) => recordWorkedShift(t, shiftId, { silent: false })),
  ),
  'record-kept-shift-by-correction': onEvent('shift.pay_corrected', ({ transact }, { shiftId }) =>
    transact((t) => recordWorkedShift(t, shiftId, { silent: false })),
  ),
  'record-kept-shift-by-decision': onEvent('shift.pay_decided', ({ transact }, { shiftId }) =>
    transact((t) => recordWorkedShift(t, shiftId, { silent: false })),
  ),
  'record-kept-shift-by-claim': onEvent('shift.claim_accepted', ({ transact }, { shiftId, by }) =>
    transact((t) => recordWorkedShift(t, shiftId, { silent: by === 'silence' })),
  ),
  'record-kept-visit': onEvent('visit.completed', ({ transact }, { visitId }) =>
    transact((t) => recordCompletedVisit(t, visitId)),
  ),
  'await-answer-to-application': onEvent('application.sent', ({ transact }, { applicationId }) =>
    transact((t) => awaitAnswer(t, { what: 'application', id: applicationId })),
  ),
  'await-answer-to-offer': onEvent('offer.sent', ({ transact }, { offerId }) =>
    transact((t) => awaitAnswer(t, { what: 'offer', id: offerId })),
  ),
  'await-answer-to-move': onEvent('visit.move_proposed', ({ transact }, { visitId }) =>
    transact((t) => awaitAnswerToMove(t, visitId)),
  ),
  'look-for-answer': scheduled(({ transact }, asked: Asked) => transact((t) => lookForAnswer(t, asked))),
  'forget-old-facts': every('day', async ({ sql, clock }) => {
    await deleteFactsBefore(sql, countingSince(clock.now()));
  }),
};
