import type { VisitSeries } from '#contract/visit-series.ts';

/** How the client is notified of a change; empty where the form asks for that. */
export function toldIn({ toldBy, canText, clientName }: VisitSeries): string {
  if (toldBy === 'account') return `We’ll tell ${clientName} once, with the days.`;
  if (toldBy === 'email') return '';
  return `We won’t tell ${clientName}: ${canText ? 'text them' : 'tell them'} the days afterwards.`;
}
