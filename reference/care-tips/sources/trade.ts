import { sourcesOf } from './source.ts';

const trade = sourcesOf('trade');

/** Groomers, breed clubs and trainers: the practice of the trade. */
export const tradeTexts = {
  brushBeforeBath: trade(
    'Ben and Pearl Stone',
    null,
    'The Stone Guide to Dog Grooming for All Breeds',
    '2026-11-24',
  ),
  bucketGame: trade('Guide Dogs for the Blind', null, 'The Bucket Game in Action', '2026-11-24'),
  cageDrying: trade('Daryl Conner', 2015, 'Things to Think About Before Cage Drying that Pet', '2026-11-23'),
  combTest: trade('Groomingdales of Austin', null, 'Effectively Brushing “Fido” at Home', '2026-11-24'),
  corded: trade('Puli Club of America', 2007, 'Coat Care, Puli News', '2026-11-23'),
  doodleCoats: trade('Paws & Anchor', null, 'Doodle Disclosure', '2026-11-24'),
  doubleCoatShaving: trade(
    'American Kennel Club, in ArcaMax',
    null,
    'It’s a Myth that Shaving Double-Coated Breeds Keeps Them Cool',
    '2026-11-24',
  ),
  earHematomas: trade('GroomWise', 2009, 'Hematomas', '2026-11-23'),
  fluffDrying: trade('Barbara Bird', 2007, 'Fluff Drying the Pet Bichon', '2026-11-24'),
  forcedAirDryer: trade('Grooming Business', 2017, 'Drying Efficiency', '2026-11-24'),
  goatHooves: trade('Hobby Farms', 2023, 'Goat Hoof Trim', '2026-11-23'),
  groomingLoops: trade('GroomWise', 2018, 'Table Safety, Part 2: Loops and Nooses', '2026-11-24'),
  hairlessSkin: trade('Chinese Crested Club of Canada', null, 'Grooming a Hairless', '2026-11-24'),
  horseClipping: trade('British Grooms Association', null, 'Thinking about Clipping?', '2026-11-24'),
  horseCoolDown: trade('Stable Management', null, 'Cooling Out Your Horse in Cooler Weather', '2026-11-24'),
  looseDogs: trade('Grooming Business', 2015, 'Never Too Careful', '2026-11-24'),
  nailGrinding: trade('Kennelwood', null, 'How to File a Dog’s Nails', '2026-11-24'),
  pawHair: trade('Golden Retriever Club of Queensland', null, 'Grooming and Trimming', '2026-11-24'),
  poodleCoatChange: trade('Versatility in Poodles', null, 'Grooming Info', '2026-11-24'),
  rexCoat: trade('AngelWaves Cornish Rex', null, 'Cornish Rex Breed Profile', '2026-11-24'),
  schnauzerBeard: trade(
    'American Miniature Schnauzer Club',
    null,
    'Pet Grooming Tips: Procedures',
    '2026-11-24',
  ),
  seniorCatPlay: trade('CFA', 2024, 'Enrichment for Senior Cats', '2026-11-24'),
  seniorGrooming: trade('Wash My Doggie', 2017, 'Grooming the Aging Pet', '2026-11-24'),
  shopSafety: trade('Groomer to Groomer', 2013, 'Shop Safety, Part 3', '2026-11-24'),
  shortCoatBrushes: trade('Kathy Salzberg, Petcha', null, 'Best Dog Brush for Short Coats', '2026-11-24'),
  spanielEars: trade('Field Spaniel Society of America', null, 'Grooming', '2026-11-24'),
  sphynxBaths: trade('Spiffy Kitty Cat Grooming', 2016, 'Which Cat Requires More Grooming?', '2026-11-24'),
  stripping: trade(
    'Groomer to Groomer',
    2018,
    'Prepping the Border Terrier for Hand Stripping',
    '2026-11-23',
  ),
  undercoatRake: trade('Groomer to Groomer', null, 'Samoyed Maintenance Trim', '2026-11-24'),
  winterCoat: trade('Animal Aid', null, 'Winter Dog Grooming', '2026-11-24'),
} as const;
