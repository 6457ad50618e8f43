import { payModelNames, rateInWords } from '#contract/shifts/pay-model.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { dayInWords, hoursInWords } from '#server/platform/wall-clock.ts';
import type { MatchedRequest, MatchedShift, MatchFacts } from './notices.queries.ts';

/** What decides whether a match is worth opening: when, where, and for how much. One line each. */
export function aboutMatch({ place, miles, shift, request }: MatchFacts, now: Date): string[] {
  const away = miles === null ? '' : `, ${Math.max(0.1, Math.round(miles * 10) / 10)} miles from you`;
  const where = place === null ? [] : [`In ${place}${away}`];
  if (shift) return [...shiftLines(shift, now), ...where, payLine(shift)];
  if (request) return [...requestLines(request, now), ...where];
  return where;
}

const shiftLines = (
  { businessName, shiftDate, startTime, endTime, timeZone, dogCount }: MatchedShift,
  now: Date,
) => [
  `${dayInWords(shiftDate, timeZone, now)}, ${hoursInWords(startTime, endTime)}`,
  `At ${businessName}, ${dogCount} ${dogCount === 1 ? 'dog' : 'dogs'}`,
];

/** 'Pays 50%, about $180 to $276, and a bonus: Lunch. Paid as: 1099 contractor' */
function payLine(shift: MatchedShift): string {
  const estimate = takeHome(shift);
  const { bonus, payModel } = shift;
  const about =
    estimate && (estimate.min === estimate.max ? `$${estimate.min}` : `$${estimate.min} to $${estimate.max}`);
  return [
    `Pays ${rateInWords(shift)}`,
    ...(about ? [`, about ${about}`] : []),
    ...(bonus ? [`, and a bonus: ${bonus}`] : []),
    ...(payModel === 'agreed_later' ? [] : [`. Paid as: ${payModelNames[payModel]}`]),
  ].join('');
}

const list = new Intl.ListFormat('en-US');

const windowWords = {
  any: '',
  morning: ', morning',
  midday: ', midday',
  afternoon: ', afternoon',
  evening: ', evening',
};

const requestLines = (
  { pets, services: codes, preferredDate, dayWindow, budget }: MatchedRequest,
  now: Date,
) => [
  `${list.format(codes.map(serviceLabel))} for ${pets}`,
  preferredDate === null
    ? `Any day${windowWords[dayWindow]}`
    : `${dayInWords(`${preferredDate}T12:00:00Z`, 'UTC', now)}${windowWords[dayWindow]}`,
  ...(budget === null ? [] : [`Budget: $${budget}`]),
];
