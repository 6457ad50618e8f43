import type { Opinion } from '#server/local/demo/story.ts';

export const salonTitles = [
  'All-breed full grooms',
  'Bath and tidy day',
  'Busy book, two tables',
  'Small dogs, steady pace',
  'Deshed day, bring muscle',
  'Puppy intros and seniors',
  'Doodles from open to close',
  'Cover for a groomer on leave',
  'Second table, full book',
  'Nails, tidies and two big grooms',
  'Spaniels and setters',
  'Poodle parlor',
  'Long-haired crowd, short drive',
  'Regulars and two newcomers',
  'Cover while our lead is at a show',
  'Tidy-ups, one after another',
  'Terriers and one giant',
  'Quiet day, careful hands',
  'Wash, dry, repeat',
  'Shih Tzu parade',
  'Half the book is doodles',
  'Extra table for a full day',
];

export const vanTitles = [
  'Van route, five stops',
  'Mobile cover, north loop',
  'Seniors at home, gentle pace',
  'Van cover, one long day',
  'House calls, gentle pace',
  'Van route, west side',
  'Four stops and a lunch break',
  'Cats and seniors at the door',
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
  { info: '$50 for a day without a gap', amount: 5000 },
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
  opinion(5, ['clean_work'], 'Even lines, soft feet, and nothing to touch up after.'),
  opinion(5, ['gentle', 'on_time'], 'Talked a fourteen-year-old Lab through his nails. We all watched.'),
  opinion(5, ['fast', 'tidy_station'], 'Seven dogs out by three and the tubs were already clean.'),
  opinion(5, ['would_book_again'], 'Asked the right questions at eight and needed nothing after that.'),
  opinion(4, ['clean_work', 'on_time'], 'Beautiful heads. Could use a second dryer trick for the big ones.'),
  opinion(4, ['gentle'], 'Kind and careful. Needed a hand with the giant.'),
  opinion(5, ['gentle', 'clean_work'], 'Our pickiest client called to say thank you.'),
  opinion(4, ['fast'], 'Quick hands. One ear had to be evened up.'),
  opinion(5, ['on_time', 'tidy_station'], 'Here before us, and the last one to put the broom away.'),
  opinion(5, ['good_with_cats', 'gentle'], 'Two cats, no scratches, no drama.'),
  opinion(4, ['on_time', 'gentle'], 'A calm presence. Took a little time to find things, as anybody would.'),
  opinion(3, ['rushed'], 'Finished early, and it showed on the feet.'),
  opinion(5, ['clean_work', 'would_book_again'], 'Matched the cut on the card to the inch.'),
  opinion(5, ['fast', 'gentle'], 'Turned a chaotic day into a good one.'),
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
  opinion(5, ['well_equipped'], 'Hydraulic tables that work and a bather who knows the dogs.'),
  opinion(5, ['fair_pay', 'paid_on_time'], 'Counted together at five, paid at ten past.'),
  opinion(5, ['friendly_team', 'would_work_again'], 'They saved me a taco. I would come back for less.'),
  opinion(4, ['clean_salon'], 'Spotless. Cold in the mornings, so bring a sweater.'),
  opinion(4, ['as_described', 'paid_on_time'], 'A fair day. Lunch was short.'),
  opinion(5, ['as_described', 'friendly_team'], 'Notes on every dog, and the notes were true.'),
  opinion(5, ['well_equipped', 'clean_salon'], 'Quiet dryers and real daylight at the table.'),
  opinion(4, ['fair_pay'], 'Good book, loud radio.'),
  opinion(5, ['would_work_again'], 'Nobody rushed me on the old ones. That is rare.'),
  opinion(3, ['hectic'], 'Kind people, but the phone never stopped and nobody answered it.'),
  opinion(5, ['paid_on_time', 'fair_pay'], 'The bonus was paid without my asking.'),
  opinion(4, ['friendly_team'], 'Warm welcome. Shelf space is tight for your own tools.'),
];
