import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import { verb } from '#contract/text/verbs.ts';
import type { ExtraPrices } from '#contract/profiles/facts.ts';
import { extraNames, pricedExtras } from '#reference/prices/extra-prices.ts';
import { withExtra } from '#web/domain/facts/extra-lines.ts';
import type { TypedLine } from '#web/domain/facts/extra-lines.ts';
import { listed } from '#web/lib/words.ts';

/** The extra that a coat of the day adds. */
const extraOf: Partial<Record<CoatState, 'matsPerQuarterHour' | 'severeMats'>> = {
  matted: 'matsPerQuarterHour',
  pelted: 'severeMats',
};
type Coat = { name: string; coatState: CoatState | null };

export const isMoreWork = ({ coatState }: Pick<Coat, 'coatState'>): boolean =>
  coatState !== null && extraOf[coatState] !== undefined;

/** 'Otto is noted as matted', 'Otto and Bella are noted as pelted': why more could be asked for; nothing where no coat is more work. */
export function notedCoats(pets: readonly Coat[]): string | undefined {
  const worse = pets.filter(isMoreWork);
  const states = [...new Set(worse.map(({ coatState }) => coatState))].join(' and ');
  return worse.length === 0
    ? undefined
    : `${listed(worse.map(({ name }) => name))} ${verb('is', worse)} noted as ${states}`;
}

/**
 * The lines that the coats of the day add, by the provider's price list, and the reason in words: 'Otto came matted.'
 * What the list has no price for is left to type.
 */
export function coatLines(pets: readonly Coat[], extras: ExtraPrices | null) {
  const priced = pricedExtras(extras);
  const worse = pets.filter(isMoreWork);
  const lines = worse.reduce<TypedLine[]>((before, { coatState }) => {
    const code = coatState && extraOf[coatState];
    const extra = priced.find((each) => each.code === code);
    if (extra) return withExtra(before, extra, (typed) => typed);
    const key = `extra-${code}`;
    if (!code || before.some((line) => line.key === key)) return before;
    return [...before, { key, name: code === 'severeMats' ? extraNames[code] : 'Mats', amount: '' }];
  }, []);
  const reason = (['matted', 'pelted'] as const).flatMap((state) => {
    const names = worse.filter(({ coatState }) => coatState === state).map(({ name }) => name);
    return names.length > 0 ? [`${listed(names)} came ${state}.`] : [];
  });
  return { lines, reason: reason.join(' ') };
}
