import type { GroomerProfile } from '#contract/profiles/profiles.ts';
import { offerOf } from './offer-of.ts';

/** A groomer of the demo town: name, title, ZIP, years, dogs per day, specialties, certifications. */
export type DemoGroomer = Pick<
  GroomerProfile,
  | 'title'
  | 'yearsExperience'
  | 'dogsPerDayLow'
  | 'dogsPerDayHigh'
  | 'specializations'
  | 'certifications'
  | 'checkedCertifications'
> &
  ReturnType<typeof offerOf> & { firstName: string; lastName: string; address: string; bio: string };

const groomer = (
  name: string,
  title: string,
  address: string,
  years: number,
  [low, high]: [number, number],
  specializations: string[],
  { checked = [], declared = [], bio = '' }: { checked?: string[]; declared?: string[]; bio?: string } = {},
): DemoGroomer => {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    title,
    // Pets are brought to some of them, which takes a street; the number differs by name.
    address: `${100 + 7 * name.length} Main St, ${address}`,
    yearsExperience: years,
    dogsPerDayLow: low,
    dogsPerDayHigh: high,
    specializations,
    certifications: [...checked, ...declared],
    checkedCertifications: checked,
    ...offerOf(specializations, years),
    bio,
  };
};

/** The first one is the demo account. */
export const groomers: DemoGroomer[] = [
  groomer(
    'Maya Ortiz',
    'Hand-scissor groomer',
    'Austin, TX 78704',
    7,
    [6, 8],
    ['Doodles', 'Scissor finish', 'Nervous dogs'],
    {
      checked: ['NDGAA certified', 'Pet Tech first aid'],
      bio: 'Doodles are half my book. Calm hands, quiet dryers, no rushing.',
    },
  ),
  groomer(
    'Kayla Lindqvist',
    'Bather moving up',
    'Austin, TX 78751',
    2,
    [8, 10],
    ['Bath and tidy', 'Deshedding'],
    {
      declared: ['Pet Tech first aid'],
      bio: 'Fast, clean bath work, and learning full grooms from whoever will teach me.',
    },
  ),
  groomer(
    'Tomás Rivera',
    'Salon groomer',
    'Round Rock, TX 78664',
    5,
    [5, 7],
    ['Poodles', 'Asian fusion', 'Cats'],
    {
      checked: ['IPG certificate'],
      declared: ['Fear Free'],
      bio: 'Poodle person. Slower on standards, spotless on legs.',
    },
  ),
  groomer(
    'Jo Beckett',
    'All-breed groomer',
    'Austin, TX 78756',
    11,
    [7, 9],
    ['Terriers', 'Hand stripping', 'Spaniels'],
    {
      checked: ['NDGAA certified'],
      bio: 'Eleven years on the table, three of them running a show kennel.',
    },
  ),
  groomer('Dev Narang', 'Salon groomer', 'Cedar Park, TX 78613', 6, [6, 8], ['Double coats', 'Deshedding'], {
    declared: ['ISCC certificate'],
  }),
  groomer(
    'Sasha Petrov',
    'New groomer, steady hands',
    'Austin, TX 78745',
    1,
    [4, 5],
    ['Small dogs', 'Puppy intros'],
  ),
  groomer('Priya Raman', 'Cat groomer', 'Austin, TX 78731', 8, [5, 6], ['Cats', 'Lion cuts', 'Seniors'], {
    checked: ['Fear Free'],
  }),
  groomer(
    'Marcus Bell',
    'Mobile groomer',
    'Pflugerville, TX 78660',
    9,
    [5, 6],
    ['Large dogs', 'Seniors', 'Own van'],
    { checked: ['Pet Tech first aid'] },
  ),
  groomer('Elena Duarte', 'All-breed groomer', 'Austin, TX 78702', 4, [6, 8], ['Doodles', 'Shih Tzus']),
  groomer(
    'Hannah Whitfield',
    'Senior groomer',
    'Lakeway, TX 78734',
    14,
    [6, 7],
    ['Show trims', 'Poodles', 'Bichons'],
    { checked: ['NDGAA certified', 'IPG certificate'] },
  ),
  groomer('Andre Coleman', 'Bather', 'Austin, TX 78753', 1, [9, 12], ['Bath and tidy', 'Nail grinding']),
  groomer(
    'Lucía Herrera',
    'Salon groomer',
    'Buda, TX 78610',
    3,
    [6, 8],
    ['Small dogs', 'Maltese', 'Yorkies'],
  ),
  groomer(
    'Wes Holloway',
    'Terrier specialist',
    'Georgetown, TX 78626',
    16,
    [4, 5],
    ['Hand stripping', 'Terriers', 'Wire coats'],
    { checked: ['NDGAA certified'] },
  ),
  groomer(
    'Mei Tanaka',
    'Asian fusion stylist',
    'Austin, TX 78757',
    6,
    [4, 6],
    ['Asian fusion', 'Poodles', 'Maltese'],
    { declared: ['IPG certificate'] },
  ),
  groomer('Grace Okafor', 'Salon groomer', 'Round Rock, TX 78681', 5, [6, 7], ['Doodles', 'Spaniels'], {
    declared: ['Pet Tech first aid'],
  }),
  groomer(
    'Tyler Brandt',
    'Groomer and trainer',
    'Leander, TX 78641',
    3,
    [5, 6],
    ['Nervous dogs', 'Puppy intros'],
    { declared: ['Fear Free'] },
  ),
  groomer('Nadia Haddad', 'Mobile groomer', 'Austin, TX 78749', 7, [5, 6], ['Own van', 'Cats', 'Seniors'], {
    checked: ['Pet Tech first aid'],
  }),
  groomer('Colin Frazier', 'All-breed groomer', 'Kyle, TX 78640', 8, [7, 9], ['Double coats', 'Large dogs']),
  groomer(
    'Bianca Moretti',
    'Creative stylist',
    'Austin, TX 78701',
    5,
    [4, 6],
    ['Creative color', 'Doodles', 'Poodles'],
  ),
  groomer('Sam Whitehorse', 'Salon groomer', 'Austin, TX 78748', 4, [6, 8], ['Deshedding', 'Huskies']),
  groomer(
    'Rosa Delgado',
    'Bather moving up',
    'Austin, TX 78741',
    2,
    [8, 10],
    ['Bath and tidy', 'Small dogs'],
  ),
  groomer('Ian Kowalski', 'Weekend groomer', 'Hutto, TX 78634', 6, [6, 7], ['Schnauzers', 'Terriers']),
  groomer('Fatima Noor', 'Cat and small dog groomer', 'Austin, TX 78728', 4, [6, 7], ['Cats', 'Small dogs'], {
    declared: ['Fear Free'],
  }),
  groomer(
    'Derek Stone',
    'Large-breed groomer',
    'Dripping Springs, TX 78620',
    12,
    [4, 6],
    ['Large dogs', 'Newfoundlands', 'Demat'],
    { checked: ['ISCC certificate'] },
  ),
  groomer(
    'Olivia Chen',
    'Salon groomer',
    'Austin, TX 78759',
    3,
    [6, 8],
    ['Shih Tzus', 'Bichons', 'Scissor finish'],
  ),
  groomer('Gabe Fuentes', 'Bather', 'Manor, TX 78653', 1, [10, 12], ['Bath and tidy', 'Deshedding']),
  groomer(
    'Charlotte Avery',
    'Grooming school graduate',
    'Austin, TX 78722',
    0,
    [3, 4],
    ['Small dogs', 'Eager to learn'],
  ),
  groomer(
    'Mateo Salinas',
    'All-breed groomer',
    'San Marcos, TX 78666',
    9,
    [6, 8],
    ['Doodles', 'Golden Retrievers'],
  ),
  groomer(
    'Ruth Abrams',
    'Semi-retired master groomer',
    'Austin, TX 78703',
    27,
    [4, 5],
    ['Hand stripping', 'Show trims', 'Seniors'],
    { checked: ['NDGAA certified'] },
  ),
  groomer('Jamal Pierce', 'Salon groomer', 'Austin, TX 78754', 5, [7, 8], ['Fades', 'Doodles', 'Poodles']),
  groomer(
    'Ingrid Solberg',
    'Northern breeds specialist',
    'Cedar Park, TX 78613',
    10,
    [4, 6],
    ['Double coats', 'Samoyeds', 'Huskies'],
    { declared: ['ISCC certificate'] },
  ),
  groomer('Paige Turner', 'Salon groomer', 'Bee Cave, TX 78738', 4, [5, 7], ['Cavaliers', 'Spaniels']),
  groomer('Luis Camacho', 'Mobile groomer', 'Austin, TX 78744', 6, [5, 6], ['Own van', 'Large dogs']),
  groomer(
    'Amara Diallo',
    'Curly-coat groomer',
    'Austin, TX 78723',
    6,
    [5, 7],
    ['Doodles', 'Poodles', 'Demat'],
    { checked: ['IPG certificate'] },
  ),
  groomer(
    'Ben Ashworth',
    'Bather moving up',
    'Round Rock, TX 78665',
    2,
    [8, 9],
    ['Bath and tidy', 'Nail grinding'],
  ),
  groomer(
    'Vivian Park',
    'Toy-breed stylist',
    'Austin, TX 78729',
    7,
    [6, 8],
    ['Maltese', 'Yorkies', 'Asian fusion'],
  ),
  groomer('Owen McCarthy', 'Salon groomer', 'Elgin, TX 78621', 3, [6, 7], ['Setters', 'Spaniels']),
  groomer(
    'Teresa Nguyen',
    'All-breed groomer',
    'Pflugerville, TX 78660',
    8,
    [7, 9],
    ['Shih Tzus', 'Doodles', 'Cats'],
    { declared: ['Pet Tech first aid'] },
  ),
  groomer(
    'Harper Quinn',
    'Gentle-handling groomer',
    'Austin, TX 78750',
    5,
    [5, 6],
    ['Nervous dogs', 'Seniors', 'Puppy intros'],
    { checked: ['Fear Free'] },
  ),
  groomer(
    'Diego Ramos',
    'Salon groomer',
    'Bastrop, TX 78602',
    4,
    [6, 8],
    ['Double coats', 'Australian Shepherds'],
  ),
];
