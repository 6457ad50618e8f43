import { plans } from '#contract/memberships/plan-facts.ts';
import { exactPrice } from '#web/lib/money.ts';

const { monthly, annual, premium_monthly: premium } = plans;
const least = exactPrice(monthly.price * monthly.minimumMonths);
const questions = [
  {
    asked: 'Does it help before others in town join?',
    answer:
      'Yes. Bring your own clients from a spreadsheet, and run the day with it: booking, reminders, check-in, check-out and books. Your clients need no account.',
  },
  {
    asked: 'Can my clients book without joining?',
    answer:
      'Yes. Your booking page shows your own prices and free times. A code by text or email is all they need, no card and no account.',
  },
  {
    asked: 'What does it cost?',
    answer: `Groomers, owners and pet parents pay the same: ${exactPrice(monthly.price)} a month with a ${monthly.minimumMonths}-month minimum (${least}), or ${exactPrice(annual.price)} for ${annual.termMonths} months. Premium, from ${exactPrice(premium.price)} a month with a minimum of its own, is an extra that only pet parents can add: a discount where a provider honors it, and priority booking. Who only books with their groomer pays no membership. There is no fee on a shift or a visit: your clients and salons pay you directly.`,
  },
  {
    asked: 'Who sees my clients and my notes?',
    answer: 'You and the people you work with. Another groomer or salon never does.',
  },
  {
    asked: 'How do I leave?',
    answer: `On one screen, any day. It says what is still to pay before you confirm: nothing more once the ${monthly.minimumMonths}-month minimum is over. You can take a copy of all your data with you.`,
  },
];

/** What people ask before they join. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-3 border-t border-line pt-5 lg:pt-8">
      <h2 id="questions" className="text-h3 lg:text-h2">
        Before you join
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ asked, answer }) => (
          <details key={asked} className="lg:py-1">
            <summary className="min-h-11 cursor-pointer py-2.5 font-strong">{asked}</summary>
            <p className="max-w-text pb-3 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
