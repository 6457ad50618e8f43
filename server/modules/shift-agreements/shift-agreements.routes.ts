import { shiftAgreementsApi } from '#contract/shift-agreements/shift-agreements.ts';
import { routes, signedIn } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { drawAgreement } from './draw-agreement.ts';
import { getAgreement, getAgreementOfShift } from './get-agreement.ts';
import { signAgreement } from './sign-agreement.ts';

/** Both sides keep what they signed after their membership has ended. */
export const shiftAgreementsRoutes = routes(shiftAgreementsApi, {
  'GET /api/shifts/:id/agreement': {
    who: signedIn,
    reads: ['shift-agreements'],
    run: ({ sql, actor, params }) => getAgreementOfShift(sql, actor.id, params.id),
  },
  'GET /api/shift-agreements/:id': {
    who: signedIn,
    reads: ['shift-agreements'],
    run: ({ sql, actor, params }) => getAgreement(sql, actor.id, params.id),
  },
  'GET /api/shift-agreements/:id/pdf': {
    who: signedIn,
    limit: { name: 'agreements', max: 60, per: minutes(10), by: 'account' },
    async run({ sql, actor, params, platform }) {
      const agreement = await getAgreement(sql, actor.id, params.id);
      const pdf = await drawAgreement(agreement, platform.clock.now());
      return new FileReply(pdf, 'application/pdf', `shift-agreement-${agreement.number}.pdf`);
    },
  },
  'POST /api/shift-agreements/:id/sign': {
    who: signedIn,
    limit: { name: 'sign-agreement', max: 120, per: hours(1), by: 'account' },
    run: ({ t, actor, params }) => signAgreement(t, actor.id, params.id),
  },
});
