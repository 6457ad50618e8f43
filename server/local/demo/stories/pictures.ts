import type { Front } from '#server/local/demo/fronts/draw-front.ts';

/** The drawings in `photos/logos`, by business. */
export const logos: Record<string, string> = {
  'Shoal Creek Pet Spa': 'shoal-creek-pet-spa',
  'Barton Bark Salon': 'barton-bark-salon',
  'Wag & Roll Mobile Grooming': 'wag-and-roll',
  'The Tidy Terrier': 'the-tidy-terrier',
  'Hill Country Hounds': 'hill-country-hounds',
  'Poodle & Co': 'poodle-and-co',
  'Mueller Mutts': 'mueller-mutts',
  'Suds on Wheels': 'suds-on-wheels',
  'Lakeline Pet Grooming': 'lakeline-pet-grooming',
  'Slow Paws Cat Grooming': 'slow-paws',
  'Dripping Springs Dog Wash': 'dripping-springs',
  'Georgetown Groom Room': 'georgetown-groom-room',
  'Tailgate Mobile Spa': 'tailgate-mobile-spa',
  'South Congress Scruffs': 'south-congress-scruffs',
};

const shop = (
  sky: Front['sky'],
  paint: Front['paint'],
  wall: (Front & { kind: 'shop' })['wall'],
  roof: (Front & { kind: 'shop' })['roof'],
  extra: (Front & { kind: 'shop' })['extra'],
): Front => ({ kind: 'shop', sky, paint, wall, roof, extra });
const van = (sky: Front['sky'], paint: Front['paint'], place: (Front & { kind: 'van' })['place']): Front => ({
  kind: 'van',
  sky,
  paint,
  place,
});

/** How the shops and vans of the businesses with a logo look from the street. */
export const fronts: Record<string, Front> = {
  'Shoal Creek Pet Spa': shop('morning', 'green', 'cream', 'flat', 'plants'),
  'Barton Bark Salon': shop('noon', 'gold', 'brick', 'flat', 'bench'),
  'Wag & Roll Mobile Grooming': van('noon', 'coral', 'houses'),
  'The Tidy Terrier': shop('morning', 'slate', 'stone', 'gable', 'bench'),
  'Hill Country Hounds': shop('evening', 'green', 'stone', 'gable', 'bowl'),
  'Poodle & Co': shop('noon', 'plum', 'rose', 'flat', 'plants'),
  'Mueller Mutts': shop('evening', 'plum', 'sage', 'gable', 'bowl'),
  'Suds on Wheels': van('evening', 'plum', 'hills'),
  'Lakeline Pet Grooming': shop('morning', 'coral', 'slate', 'flat', 'plants'),
  'Slow Paws Cat Grooming': shop('evening', 'slate', 'cream', 'gable', 'plants'),
  'Dripping Springs Dog Wash': shop('noon', 'green', 'brick', 'gable', 'bowl'),
  'Georgetown Groom Room': shop('morning', 'gold', 'sage', 'flat', 'bench'),
  'Tailgate Mobile Spa': van('morning', 'cream', 'hills'),
  'South Congress Scruffs': shop('noon', 'coral', 'cream', 'flat', 'bowl'),
};

export type Work = [drawing: string, caption: string];

/** Pairs of `photos/work` with their captions, in the order of the portfolio. */
export const portfolios: Record<string, Work[]> = {
  'Maya Ortiz': [
    ['cocoa-doodle', 'Teddy bear cut on a chocolate doodle'],
    ['poodle', 'Lamb cut, all by hand'],
    ['shih-tzu', 'Face trim and topknot after a long winter'],
    ['golden', 'Creek dog, bath and tidy'],
  ],
  'Tomás Rivera': [
    ['poodle', 'Standard poodle, clean feet and a round crown'],
    ['grey-cat', 'Comb-out without a single mat shaved'],
    ['cocoa-doodle', 'Short back to one length'],
  ],
  'Mei Tanaka': [
    ['shih-tzu', 'Asian fusion on a shih tzu'],
    ['yorkie', 'Yorkie, long and level'],
  ],
  'Wes Holloway': [
    ['westie', 'Westie, carded and hand-stripped'],
    ['black-schnauzer', 'Schnauzer, rolled coat'],
  ],
  'Marcus Bell': [
    ['golden', 'Deshed in the driveway'],
    ['spaniel', 'Spaniel ears, thinned not shaved'],
  ],
  'Jo Beckett': [
    ['black-spaniel', 'Spaniel, carded by hand'],
    ['westie', 'Terrier head, tidy ears'],
  ],
  'Priya Raman': [
    ['ginger-cat', 'Comb-out, no shaving'],
    ['grey-cat', 'Sanitary trim on a shy one'],
  ],
  'Elena Duarte': [
    ['cream-doodle', 'Teddy bear face on a doodle puppy'],
    ['shih-tzu', 'Topknot and round feet'],
  ],
  'Hannah Whitfield': [
    ['silver-poodle', 'Continental crown, scissored'],
    ['poodle', 'Lamb trim'],
  ],
  'Grace Okafor': [
    ['cream-doodle', 'First groom after eight months'],
    ['black-spaniel', 'Ears brushed out and kept long'],
  ],
  'Barton Bark Salon': [
    ['cocoa-doodle', 'A summer cut'],
    ['golden', 'Lake day, undone'],
  ],
  'Poodle & Co': [
    ['silver-poodle', 'Silver standard, clean face'],
    ['cream-doodle', 'Asian fusion for a doodle'],
  ],
  'Slow Paws Cat Grooming': [
    ['ginger-cat', 'Bath and blowout for a longhair'],
    ['grey-cat', 'Mats out, mane kept'],
  ],
  'Shoal Creek Pet Spa': [
    ['spaniel', 'Full groom for a cocker with a lot of ear'],
    ['golden', 'Mud day'],
    ['yorkie', 'Puppy cut'],
  ],
  'The Tidy Terrier': [
    ['black-schnauzer', 'Schnauzer pattern by hand'],
    ['westie', 'Terriers only, and it shows'],
  ],
};

/** Visits whose pictures a groomer asked to show, some days before today; Jordan has not answered all. */
export const askedVisits = [
  { by: 'Maya Ortiz', owner: 'Jordan Ellis', day: -60, allows: true },
  { by: 'Jo Beckett', owner: 'Jordan Ellis', day: -1, allows: false },
];
