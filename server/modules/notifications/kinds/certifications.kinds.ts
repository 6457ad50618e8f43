import { href } from '#contract/pages.ts';
import type { CertificationFacts } from '../facts/certifications.queries.ts';
import { kind } from '../kind.ts';
import { longDayIn } from '#server/platform/long-days.ts';

const day = longDayIn('UTC');

/** Kinds of notifications to the holder of a certification. */
export const certificationKinds = {
  certification_checked: kind(
    { category: 'reviews', action: 'See your profile' },
    ({ title }: CertificationFacts) => ({
      title: `${title} is checked`,
      text: 'We have compared it with your proof. It now shows with a rosette in your profile, and beside your applications and offers.',
      path: href('profile'),
    }),
  ),
  certification_refused: kind(
    { category: 'reviews', action: 'See your certifications' },
    ({ title, reason }: CertificationFacts) => ({
      title: `We could not confirm ${title}`,
      text: `${reason ?? ''}\n\nOthers do not see it for now. Correct it or add another proof, and we look at it again.`,
      path: href('profile'),
    }),
  ),
  certification_expiring: kind(
    { category: 'reminders', action: 'See your certifications' },
    ({ title, expiresOn }: CertificationFacts) => ({
      title: `${title} expires on ${day(expiresOn ?? new Date(0))}`,
      text: 'After that day others do not see it anymore. When you have the new certificate, please add it.',
      path: href('profile'),
    }),
  ),
};
