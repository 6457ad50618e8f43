/** The drawings in `photos/faces`, by person. */
export const faces: Record<string, string> = {
  'Maya Ortiz': 'maya-ortiz',
  'Kayla Lindqvist': 'kayla-lindqvist',
  'Tomás Rivera': 'tomas-rivera',
  'Marcus Bell': 'marcus-bell',
  'Hannah Whitfield': 'hannah-whitfield',
  'Wes Holloway': 'wes-holloway',
  'Mei Tanaka': 'mei-tanaka',
  'Dev Narang': 'dev-narang',
  'Fatima Noor': 'fatima-noor',
  'Grace Okafor': 'grace-okafor',
  'Priya Raman': 'priya-raman',
  'Sam Whitehorse': 'sam-whitehorse',
};

/** The drawings in `photos/logos`, by business. */
export const logos: Record<string, string> = {
  'Shoal Creek Pet Spa': 'shoal-creek-pet-spa',
  'Barton Bark Salon': 'barton-bark-salon',
  'Wag & Roll Mobile Grooming': 'wag-and-roll',
  'The Tidy Terrier': 'the-tidy-terrier',
  'Hill Country Hounds': 'hill-country-hounds',
  'Poodle & Co': 'poodle-and-co',
};

type Work = [drawing: string, caption: string];

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
