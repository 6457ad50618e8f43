import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { monthDay } from '#web/lib/dates.ts';
import { PriorityBadge, UrgencyBadge } from './request-badges.tsx';
import { whenWanted } from '#web/domain/visits/when-wanted.ts';
import { budgetWords, whereWanted } from './request-words.ts';

/** Summary of the request, shown next to its offers. */
export function RequestBrief({ request }: { request: RequestCard }) {
  const { title, postedAt, expiresAt, timeZone, priority, urgency, description } = request;
  return (
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap gap-2">
        {priority && <PriorityBadge className="bg-card!" />}
        {urgency !== 'normal' && <UrgencyBadge urgency={urgency} />}
      </div>
      <h3 className="text-l wrap-anywhere">{title}</h3>
      <p className="tabular-nums">
        {whenWanted(request)}
        <br />
        Your budget: {budgetWords(request)}
        <br />
        {whereWanted(request)}
      </p>
      {description && <p className="line-clamp-4 wrap-anywhere">{description}</p>}
      <p className="text-s tabular-nums">
        Posted {monthDay(postedAt, timeZone)}. Open until {monthDay(expiresAt, timeZone)} unless you accept an
        offer.
      </p>
    </div>
  );
}
