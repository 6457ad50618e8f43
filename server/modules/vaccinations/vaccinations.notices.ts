import { href } from '#contract/pages.ts';
import { vaccines } from '#reference/vaccinations/vaccinations.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { longDayIn } from '#server/platform/long-days.ts';
import { findExpiring } from './notices.queries.ts';
import type { ExpiringNews } from './notices.queries.ts';

const day = longDayIn('UTC');

const kinds = {
  vaccination_expiring: kind(
    { category: 'reminders', action: 'See the vaccinations' },
    ({ petId, name, kind: vaccine, expiresOn }: ExpiringNews) => ({
      title: `${name}: ${vaccines[vaccine].label} expires on ${day(expiresOn)}`,
      text: `Groomers ask for proof that is good on the day of the visit. When ${name} has had the next dose, please add it.`,
      path: href('pet', { id: petId }),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-owner-of-expiring-vaccination': onEvent(
    'vaccination.expiring',
    async (platform, { vaccinationId }) => {
      const expiring = await findExpiring(platform.sql, vaccinationId);
      if (expiring)
        await notify(platform, expiring.petOwner, 'vaccination_expiring', vaccinationId, expiring);
    },
  ),
};

export const vaccinationNotices = { kinds: noticeKinds(kinds), jobs };
