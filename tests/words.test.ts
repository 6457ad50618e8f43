import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Second names of things that have one, with the one that screens, mails and the calendar use. */
const twins: Record<string, RegExp> = {
  'Pet parent': /\bpet owners?\b/i,
  'Salon owner': /\bbusiness owners?\b/i,
  Groomer: /\bprivate groomers?\b/i,
};

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
      for (const words of shownIn(source)) {
        read += 1;
        // Care tips name their sources by the titles that these have.
        const refused = file.startsWith('reference') ? odd : { ...twins, ...odd };
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
