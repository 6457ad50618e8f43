import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import type {
  BookPrice,
  FactsDraft,
  LanguageCode,
  PriceColumn,
  SafetyCard,
} from '#contract/profiles/facts.ts';
import { weekdayNames, weekdays } from '#contract/profiles/opening-hours.ts';
import type { OpeningHours } from '#contract/profiles/opening-hours.ts';

/** Dollars by size, and minutes by size; cats are priced by the salons that take them. */
const usual: Partial<Record<ServiceCode, [dollars: Partial<Record<PriceColumn, number>>, minutes: number]>> =
  {
    full_groom: [{ small: 70, medium: 85, large: 110, extra_large: 140, cat: 95 }, 90],
    bath_brush: [{ small: 45, medium: 55, large: 70, extra_large: 90, cat: 75 }, 55],
    deshed: [{ small: 55, medium: 70, large: 90, extra_large: 115 }, 75],
    nail_trim: [{ small: 15, medium: 15, large: 18, extra_large: 20, cat: 15 }, 15],
    nail_grind: [{ small: 18, medium: 18, large: 22, extra_large: 25 }, 15],
    teeth_brush: [{ small: 10, medium: 10, large: 12, extra_large: 12 }, 10],
  };

const dearer: Record<PriceColumn, number> = { small: 1, medium: 1.15, large: 1.4, extra_large: 1.7, cat: 1 };

/** A price book rounded to whole dollars; `level` multiplies the usual prices. */
function bookAt(level: number, takesCats: boolean): BookPrice[] {
  return Object.entries(usual).flatMap(([service, [dollars, minutes]]) =>
    Object.entries(dollars)
      .filter(([size]) => takesCats || size !== 'cat')
      .map(([size, amount]) => ({
        service: service as ServiceCode,
        size: size as PriceColumn,
        from: Math.round(amount * level) * 100,
        minutes: Math.round((minutes * dearer[size as PriceColumn]) / 5) * 5,
      })),
  );
}

const spoken: LanguageCode[][] = [['en', 'es'], ['en'], ['en', 'vi'], ['en', 'es', 'ase'], ['en', 'ja']];

const safetyOf = (index: number): SafetyCard => ({
  dryers: index % 3 === 1 ? 'unheated_cages' : 'hand_only',
  neverAlone: true,
  staff: index % 2 === 0 ? 'two_or_more' : 'one',
  mayWatch: index % 4 === 0,
  dogsPerGroomer: 6 + (index % 3),
  firstAid: index % 5 !== 3,
  licenseNumber: null,
});

const words = /^(?:Every day|(\w{3})–(\w{3})) (\d+):(\d+) AM – (\d+):(\d+) PM$/;

const place = (short: string) => weekdays.findIndex((day) => weekdayNames[day].startsWith(short));

/** Reads 'Tue–Sat 8:00 AM – 5:00 PM' into hours by day. */
export function hoursOf(text: string): OpeningHours {
  const [, first, last, opens = '', openMinute = '', closes = '', closeMinute = ''] = words.exec(text) ?? [];
  if (!opens) throw new Error(`Nobody reads ${text}`);
  const [from, to] = first && last ? [place(first), place(last)] : [0, 6];
  const span = {
    from: `${opens.padStart(2, '0')}:${openMinute}`,
    to: `${Number(closes) + 12}:${closeMinute}`,
  };
  const isOpen = (index: number) => index >= from && index <= to;
  return Object.fromEntries(
    weekdays.map((day, index) => [day, { spans: isOpen(index) ? [span] : [], byAppointment: false }]),
  ) as OpeningHours;
}

type Business = {
  operatingHours: string | null;
  businessType: string;
  species?: readonly string[] | null;
  town: string;
};

/** The facts of a business of the town; mobile ones come to its ZIP and to the towns around. */
export const factsOfBusiness = (
  { operatingHours, businessType, species, town }: Business,
  index: number,
): FactsDraft => ({
  hours: operatingHours ? hoursOf(operatingHours) : null,
  areas: businessType === 'mobile' ? [town] : [],
  prices: bookAt(
    0.95 + (index % 5) * 0.05 + (businessType === 'mobile' ? 0.2 : 0),
    index % 2 === 0 || (species?.includes('cat') ?? false),
  ),
  languages: spoken[index % spoken.length] ?? [],
  safety: safetyOf(index),
});

/** The facts of a groomer of the town; every third has filled in none. */
export const factsOfGroomer = (index: number): FactsDraft | undefined =>
  index % 3 === 2
    ? undefined
    : {
        prices: bookAt(0.9 + (index % 4) * 0.06, index % 4 === 0),
        languages: spoken[(index + 1) % spoken.length] ?? [],
        safety: { ...safetyOf(index), staff: 'one' },
      };
