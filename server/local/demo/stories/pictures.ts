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
