import type { TermChangeState } from '#contract/shifts/term-changes.ts';
import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dayInWords, momentInWords } from '#server/platform/wall-clock.ts';
import { isWithdrawn } from './term-changes.lifecycle.ts';
import { findAskedTerms, isQuestionGone } from './notices.queries.ts';
import type { AskedTerms } from './notices.queries.ts';

const page = ({ shiftId }: AskedTerms) => href('shift', { id: shiftId });
const lines = ({ parts }: AskedTerms) =>
  parts.map(({ name, before, after }) => `${name}: ${before} → ${after}`);
const day = ({ startsAt, timeZone }: AskedTerms, now: Date) => dayInWords(startsAt, timeZone, now);
const nameOf = ({ groomer }: AskedTerms) => `${groomer.firstName} ${groomer.lastName}`;

const answers = (asked: AskedTerms, on: string): Record<TermChangeState, string> => ({
  open: `${nameOf(asked)} has not answered about ${on} yet`,
  accepted: `${nameOf(asked)} agrees to the new terms of ${on}`,
  declined: `${nameOf(asked)} keeps the terms of ${on}`,
  expired: `No answer: ${on} stays as agreed`,
  withdrawn: `You left ${on} as agreed`,
  gone: `The question about ${on} ended with the booking`,
});

const kinds = {
  terms_asked: kind(
    { category: 'offers', action: 'Answer', pace: 'at_once', isGone: isQuestionGone },
    (asked: AskedTerms, now: Date) => ({
      title: `${asked.businessName} asks to change ${day(asked, now)}`,
      text: [
        ...lines(asked),
        `Without an answer by ${momentInWords(asked.answerBy, asked.timeZone, now)} it stays as agreed.`,
      ].join('\n'),
      path: page(asked),
    }),
  ),
  terms_answered: kind(
    { category: 'offers', action: 'See the shift', pace: 'prompt' },
    (asked: AskedTerms, now: Date) => ({
      title: answers(asked, day(asked, now))[asked.state],
      text: [`"${asked.title}"`, ...lines(asked)].join('\n'),
      path: page(asked),
    }),
  ),
  terms_question_withdrawn: kind(
    { category: 'offers', action: 'See the shift' },
    (asked: AskedTerms, now: Date) => ({
      title: `${asked.businessName} leaves ${day(asked, now)} as agreed`,
      text: `They took back what they asked you to change of "${asked.title}".`,
      path: page(asked),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-asked-terms': onEvent('term_change.asked', async (platform, { termChangeId }) => {
    const asked = await findAskedTerms(platform.sql, termChangeId);
    if (!asked) return;
    const about = { id: termChangeId, usefulUntil: new Date(asked.answerBy), otherId: asked.owner.id };
    await notify(platform, asked.groomer, 'terms_asked', about, asked, platform.clock.now());
  }),
  'notify-of-answered-terms': onEvent('term_change.answered', async (platform, { termChangeId }, jobId) => {
    const asked = await findAskedTerms(platform.sql, termChangeId);
    if (!asked) return;
    const now = platform.clock.now();
    if (isWithdrawn(asked.state)) {
      const about = { id: jobId, otherId: asked.owner.id };
      await notify(platform, asked.groomer, 'terms_question_withdrawn', about, asked, now);
    } else
      await notify(
        platform,
        asked.owner,
        'terms_answered',
        { id: jobId, otherId: asked.groomer.id },
        asked,
        now,
      );
  }),
};

export const termChangeNotices = { kinds: noticeKinds(kinds), jobs };
