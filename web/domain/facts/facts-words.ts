import type { LanguageCode, SafetyCard } from '#contract/profiles/facts.ts';
import { languages } from '#reference/languages.ts';
import { groomingLicense, heatedCageLaw } from '#reference/places/grooming-licenses.ts';
import { counted, listed } from '#web/lib/words.ts';

/** 'English, Spanish, and Vietnamese' */
export const languageWords = (codes: readonly LanguageCode[]): string =>
  listed(codes.map((code) => languages[code]));

export const dryerWords: Record<NonNullable<SafetyCard['dryers']>, string> = {
  hand_only: 'Dried by hand, never in a cage',
  unheated_cages: 'Cage dryers without heat',
  heated_cages: 'Cage dryers with heat, watched',
};

export const staffWords: Record<NonNullable<SafetyCard['staff']>, string> = {
  one: 'One groomer works alone with the pets',
  two_or_more: 'At least two people are in the room',
};

/** What a safety card says, one line each; what is not given is left out. */
export function safetyLines(card: SafetyCard, state: string | null): string[] {
  const license = groomingLicense(state);
  return [
    card.dryers && (card.dryers !== 'heated_cages' || !heatedCageLaw(state)) && dryerWords[card.dryers],
    card.neverAlone && 'No pet is left alone on a table, in a tub or in a dryer',
    card.staff && staffWords[card.staff],
    card.mayWatch && 'You may stay and watch',
    card.dogsPerGroomer !== null && `At most ${counted(card.dogsPerGroomer, 'dog')} per groomer a day`,
    card.firstAid && 'Trained in pet first aid',
    card.licenseNumber && `License ${card.licenseNumber}${license ? ` (${license.authority})` : ''}`,
  ].filter((line) => typeof line === 'string');
}
