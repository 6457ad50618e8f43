import type { Opinion } from './story.ts';

export const salonTitles = [
  'All-breed full grooms',
  'Bath and tidy day',
  'Busy book, two tables',
  'Small dogs, steady pace',
  'Deshed day, bring muscle',
  'Puppy intros and seniors',
  'Doodles before the weekend',
  'Cover for a groomer on leave',
  'Second table, full book',
  'Nails, tidies and two big grooms',
  'Spaniels and setters',
  'Poodle morning',
];

export const vanTitles = [
  'Van route, five stops',
  'Mobile cover, north loop',
  'Seniors at home, gentle pace',
  'Van cover, one long day',
  'House calls, gentle pace',
];

export const requirements = [
  'Own shears',
  'Own clippers',
  '2+ years',
  '3+ years',
  'Scissor finish',
  'Nail grinding',
  'Cats welcome',
  'Calm with nervous dogs',
  'Hand stripping',
  'Fast bather',
  'Lifts 60 lb',
  'Tidy station',
];

export const bonuses = [
  { info: '$25 for every dog over the plan', amount: 2500 },
  { info: '$40 if the book is done by 4:00 PM', amount: 4000 },
  { info: '$30 for closing the shop', amount: 3000 },
  { info: '$50 weekend bonus', amount: 5000 },
];

export const applicantWords = [
  'I live ten minutes away and know your street.',
  'Free all day, own tools, quiet dryers.',
  'I have worked with most of these breeds for years.',
  'Happy to stay a little longer if the last dog runs late.',
  'I would like to see how you work; I keep a clean table.',
  'This is my kind of book. Two references on request.',
  'I can start half an hour early if that helps.',
];

export const cancelReasons = [
  'Two of the regulars moved to the week after.',
  'Our second dryer broke; we run a short day.',
];

const opinion = (rating: number, tags: string[], text: string): Opinion => ({ rating, tags, text });

export const groomerOpinions = [
  opinion(
    5,
    ['on_time', 'gentle', 'would_book_again'],
    'On time, kind to a scared rescue, and the scissoring was lovely.',
  ),
  opinion(
    5,
    ['clean_work', 'tidy_station'],
    'Left the station cleaner than it was. Clients asked who did their dog.',
  ),
  opinion(
    5,
    ['fast', 'clean_work', 'would_book_again'],
    'Quick without rushing. We would book again tomorrow.',
  ),
  opinion(5, ['gentle', 'good_with_cats'], 'Handled our grumpy Persian like an old friend.'),
  opinion(4, ['gentle', 'clean_work'], 'Good work, a little slow on the last two.'),
  opinion(4, ['on_time'], 'Solid day. Nails could be shorter.'),
  opinion(5, ['on_time', 'would_book_again'], 'Fit right in with the team.'),
  opinion(3, ['late'], 'Good hands, but forty minutes late on a full book.'),
];

export const businessOpinions = [
  opinion(
    5,
    ['as_described', 'fair_pay', 'would_work_again'],
    'Exactly the dogs they said, paid the same evening.',
  ),
  opinion(5, ['well_equipped', 'friendly_team'], 'Great tubs, sharp blades, and somebody made coffee.'),
  opinion(5, ['clean_salon', 'paid_on_time'], 'Clean, calm, and the front desk protects your time.'),
  opinion(4, ['friendly_team', 'fair_pay'], 'Nice people. One dryer between two tables.'),
  opinion(4, ['as_described'], 'As described. Parking is a puzzle.'),
  opinion(3, ['more_dogs_than_said', 'hectic'], 'Two more dogs than the ad said, though they paid for them.'),
];
