import type { SharedCard } from '#contract/card-links.ts';
import { monthDay } from '#web/lib/dates.ts';

type Card = Pick<SharedCard['cards'][number], 'findings' | 'behavior'>;

const firstSentence = (text: string): string => /^[^.!?\n]+[.!?]?/u.exec(text.trim())?.[0].trim() ?? '';

/** How it went, in the groomer's first sentence. */
export const headlineOf = ({ findings, behavior }: Card): string =>
  firstSentence(behavior) || firstSentence(findings) || 'All done and ready.';

/** What the groomer wrote beside the headline. */
export function restOf({ findings, behavior }: Card) {
  const said = headlineOf({ findings, behavior });
  const left = (text: string) =>
    text.trim().startsWith(said) ? text.trim().slice(said.length).trim() : text;
  return [
    { title: 'Coat and skin', text: behavior.trim() ? findings.trim() : left(findings) },
    { title: 'Behavior', text: left(behavior) },
  ].filter(({ text }) => text);
}

/** 'Jan 5', some weeks after a day. */
export const weeksAfter = (day: string, weeks: number): string =>
  monthDay(new Date(Date.parse(`${day}T12:00Z`) + weeks * 7 * 86_400_000), 'UTC');
