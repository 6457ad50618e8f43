import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Second names of things that have one, with the one that screens, mails and the calendar use. */
const twins: Record<string, RegExp> = {
  'Pet parent': /\bpet owners?\b/i,
  'Salon owner': /\bbusiness owners?\b/i,
  Groomer: /\bprivate groomers?\b/i,
  'proof, certificate': /(?<!\bon )(?<!-)\bpapers?\b/i,
  Done: /^(?:Completed|Visits completed)$/,
  Booked: /^(?:Accepted|Offer accepted)$/,
};

/** Words that leave a dialog without acting, other than the house's three. */
const leaving = {
  "Cancel, or 'Keep it' where the dialog itself cancels something":
    /^(?:Not yet|Not now|Go back|Leave it|Keep)$/,
};

/** Texts of one word, as on badges and buttons. */
const shortIn = (source: string): string[] =>
  [...source.matchAll(/(["'])([A-Z][A-Za-z ]+)\1|>\s*([A-Z][A-Za-z ]+?)\s*</g)].map(
    ([, , quoted, between]) => quoted ?? between ?? '',
  );

/** What no American groomer says, with what they do say. */
const odd: Record<string, RegExp> = {
  'matted or pelted': /\bfelted\b/i,
  'britches, pants': /\btrousers\b/i,
  'external expression': /\bemptied from outside\b/i,
  color: /\bcolour/i,
  'two weeks': /\bfortnight\b/i,
  while: /\bwhilst\b/i,
  organize: /\borganis(?:e|ed|ing|ation)\b/i,
  shed: /\bmoult/i,
  'View as': /\blook through\b/i,
  'Set your location': /\bsay where you work from\b/i,
  anymore: /\bany more[.,'"]|\b(?:works?|counts?|signs? in) no more\b/i,
  'is not a': /\b(?:this|it) is no (?!longer|more)/i,
  'calendar app, email app': /\b(?:calendar|email|mail) programs?\b/i,
  email: /\b(?:by mail|we mail|do not mail|mailed you)\b/i,
  sick: /\bi am ill\b/i,
  cancelled: /\bcanceled\b/,
};

/** What people read: text between tags, and strings of more than one word. */
const shownIn = (source: string): string[] =>
  [
    ...source.matchAll(/>([^<>{}=;]*[a-z][^<>{}=;]*)</gi),
    ...source.matchAll(/(?:^|[\s([:=?|])(['"`])((?:(?!\1)[^\\\n])*\s(?:(?!\1)[^\\\n])*)\1/gm),
  ].map(([, first = '', second]) => second ?? first);

/** What follows a value in the same text: ' to the waiting list' after a name. */
const afterValues = (source: string): string[] =>
  [...source.matchAll(/\{[\w.]+\}([^<>{}=;()'"]+)[<{]/g)].map(([, rest = '']) => `…${rest}`);

/** Words that the product was promised with, spelled as there. */
const promised = [
  'Accept All',
  'Add New Pet',
  'Add Pet',
  'Application Failed',
  'Application Submitted',
  'Apply for This Shift',
  'Apply to Groom',
  'Browse as Groomer',
  'Care Tips',
  'Contact Salon',
  'Create Account & Pay',
  'Essential Only',
  'Failed to Post Shift',
  'Find Groomers for My Pet',
  'Get Started!',
  'Hide Quick Tips',
  'Log In',
  'Manage Membership',
  'Membership Required',
  'Missing Information',
  'My Profile',
  'Not Found',
  'Offer Services',
  'Pet Parent',
  'Please Log In',
  'Post New Shift',
  'Post as Salon Owner',
  'Premium Membership',
  'Privacy Policy',
  'Professional Groomer',
  'Profile Updated',
  'Ready to Join',
  'Request Grooming',
  'Reset All Help',
  'Salon Owner',
  'Salon Shifts',
  'Select a Conversation',
  'Shift Posted!',
  'Show Quick Tips',
  'Sign In',
  'Sign Up & Get Started',
  'Skip Tour',
  'Start Platform Tour',
  'Start Your Membership',
  'Subscribe Now',
  'Take Tour Again',
  'Terms of Service',
  'Update Failed',
  'View Profile',
  'Where Groomers Thrive,',
  'Businesses Grow,',
  'Pets Get Pampered',
].toSorted((one, other) => other.length - one.length);

const properNames =
  /\b(?:Cash App|City, State|Creative Commons Attribution|Open Database License|WebP|Fear Free|Pet Tech|GeoNames|Wagwell|Premium|Zelle|Venmo|PayPal|Stripe|Google|Apple)\b/g;

/** Whether a button, a heading or a label has capitals as if it were a book's title: 'Keep It'. */
function isTitleCase(words: string): boolean {
  const phrase = words
    .replaceAll(/\$\{[^}]*\}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (phrase.length > 60 || /[.?!:;]\s|[<>=|]{2}|^&|[(){}\\]|\$$/.test(phrase)) return false;
  const rest = promised
    .reduce((left, each) => left.replaceAll(each, '…'), phrase)
    .replaceAll(properNames, '…')
    .split(' ');
  const long = rest.filter((word) => /^[A-Za-z]{4,}/.test(word));
  return rest.slice(1).some((word) => /^[A-Z][a-z]/.test(word)) && long.every((word) => /^[A-Z]/.test(word));
}

test.each([
  ['Keep It', true],
  ['…to the Waiting List', true],
  ['Take ${price(taken)} and Close', true],
  ['Keep it', false],
  ['Apply for This Shift', false],
  ['Renew Premium', false],
  ['Bring them to Austin', false],
])('%s is title case: %s', (words, expected) => {
  expect(isTitleCase(words)).toBe(expected);
});

const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

test('one thing has one name on screens, in mails and in the calendar', async () => {
  const found: string[] = [];
  let read = 0;
  for (const pattern of [
    'web/**/*.tsx',
    'web/**/*-words.ts',
    'server/**/*.notices.ts',
    'reference/care-tips/**/*.ts',
  ])
    for await (const file of glob(pattern, { exclude: (name) => /\.(test|testing)\./.test(name) })) {
      const source = withoutComments(await readFile(file, 'utf8'));
      for (const words of [...shownIn(source), ...shortIn(source)]) {
        read += 1;
        // Care tips name their sources by the titles that these have.
        const refused = file.startsWith('reference') ? odd : { ...twins, ...leaving, ...odd };
        for (const [name, twin] of Object.entries(refused))
          if (twin.test(words)) found.push(`${file}: "${words.trim()}" (say ${name})`);
      }
    }
  expect(read).toBeGreaterThan(3_000);
  expect(found).toEqual([]);
});

test('screens write the curly apostrophe, so that the same words are the same everywhere', async () => {
  const found: string[] = [];
  for await (const file of glob('web/**/*.{ts,tsx}', { exclude: (name) => /\.(test|testing)\./.test(name) }))
    for (const words of shownIn(withoutComments(await readFile(file, 'utf8'))))
      // A text to a phone keeps the straight one: with the curly one half as much fits into it.
      if (/[a-z}]'[a-z]/i.test(words) && !words.includes('{day}')) found.push(`${file}: "${words.trim()}"`);
  expect(found).toEqual([]);
});

test('buttons, headings and labels are in sentence case', async () => {
  const found: string[] = [];
  let read = 0;
  for (const pattern of ['web/**/*.tsx', 'web/**/*-words.ts', 'server/**/*.notices.ts'])
    for await (const file of glob(pattern, { exclude: (name) => /\.(test|testing)\./.test(name) })) {
      const source = withoutComments(await readFile(file, 'utf8'));
      for (const words of [...shownIn(source), ...afterValues(source)]) {
        read += 1;
        if (isTitleCase(words)) found.push(`${file}: "${words.trim()}"`);
      }
    }
  expect(read).toBeGreaterThan(3_000);
  expect(found).toEqual([]);
});
