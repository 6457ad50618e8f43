import { sourcesOf } from './source.ts';

const regulator = sourcesOf('regulator');

/** Agencies and extension services of the state. */
export const regulators = {
  cdcAlgae: regulator('CDC', 2024, 'Harmful Algal Blooms and Health', '2026-11-23'),
  cdcBites: regulator('CDC', null, 'What to Do with an Animal That Has Bitten a Person', '2026-11-24'),
  cdcTicks: regulator('CDC', 2024, 'What to Do After a Tick Bite', '2026-11-23'),
  chinchillaDust: regulator(
    'Cooperative Extension, Companion Animals',
    null,
    'How Often Should I Give My Chinchilla a Dust Bath?',
    '2026-11-24',
  ),
  fdaFleaProducts: regulator('FDA', null, 'Safe Use of Flea and Tick Products in Pets', '2026-11-24'),
  fdaLilies: regulator('FDA', 2018, 'Lovely Lilies and Curious Cats: A Dangerous Combination', '2026-11-23'),
  fdaRawFood: regulator('FDA', null, 'Raw Pet Food Diets Can Be Dangerous to You and Your Pet', '2026-11-24'),
  fdaSkinCreams: regulator(
    'FDA',
    2015,
    'Topical Pain Medications: Illness and Deaths in Pets Exposed',
    '2026-11-24',
  ),
  fdaXylitol: regulator('FDA', 2016, 'Xylitol and Your Dog: Danger, Paws Off', '2026-11-23'),
  horseGrooming: regulator('Virginia 4-H, Virginia Tech', null, 'Knocking Off the Dirt', '2026-11-24'),
  rabbitDiet: regulator('Scottish Government', null, 'Pet Rabbit Welfare Guidance', '2026-11-24'),
} as const;
