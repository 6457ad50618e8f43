import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';
import { findSignedAgreement } from './notices.queries.ts';
import type { SignedAgreement } from './notices.queries.ts';

const kinds = {
  agreement_signed: kind(
    { category: 'offers', action: 'See the agreement' },
    (signed: SignedAgreement, now: Date) => ({
      title: `${signed.groomerName} agrees to your changed terms`,
      text: `"${signed.title}", ${dayInWords(signed.startsAt, signed.timeZone, now)}. Both of you have signed.`,
      path: href('shift-agreement', { id: signed.shiftId }),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-signed-agreement': onEvent('agreement.signed', async (platform, { agreementId }, jobId) => {
    const signed = await findSignedAgreement(platform.sql, agreementId);
    if (!signed) return;
    const about = { id: jobId, otherId: signed.groomerId };
    await notify(platform, signed.owner, 'agreement_signed', about, signed, platform.clock.now());
  }),
};

export const shiftAgreementNotices = { kinds: noticeKinds(kinds), jobs };
