import { Handling } from '#contract/clients/client-pets.ts';
import type { ClientDraft } from '#contract/clients/clients.ts';

/** A groomer's book of sixty: household, pets, breeds, pounds, cents, minutes, weeks, days ago, style, handling, notes, address. */
const book = `
Maria | Garcia | Bella | Goldendoodle | 62 | 12000 | 120 | 6 | 33 | #4 teddy, leave the tail | muzzle | Muzzle for nails. Treats first. | 100 Slaughter Ln, Austin, TX 78704
Ken | Whitfield | Otis | Bernese Mountain Dog | 98 | 14500 | 150 | 8 | 47 | Deshed, tidy feet | two_people | Steps on the table with a lift. | 137 Burnet Rd, Austin, TX 78745
Priya | Raman | Mochi | Shih Tzu | 12 | 8000 | 75 | 4 | 14 | Puppy cut, round face | easy |  | 174 Manchaca Rd, Austin, TX 78748
Dale | Hutchins | Biscuit | Yellow Labrador | 74 | 7500 | 60 | 8 | 39 |  | easy |  | 211 S 1st St, Austin, TX 78749
Elena | Morales | Coco | Toy Poodle | 8 | 8500 | 75 | 4 | 19 | Lamb cut, shaved feet | slow | Shakes at the dryer, use low. | 248 Bluebonnet Ln, Austin, TX 78757
Tom | Brandt | Rufus | Airedale Terrier | 55 | 13000 | 135 | 8 | 44 | Clipped, beard long | easy |  | 285 Westgate Blvd, Austin, TX 78756
Ashley | Nguyen | Peanut & Luna | Chihuahua mix & Dachshund | 9 | 6000 | 45 | 6 | 44 |  | easy |  | 322 Kinney Ave, Austin, TX 78704
Grace | Okafor | Winston | English Bulldog | 54 | 6500 | 60 | 6 | 44 | Fold care, ears | easy |  | 359 Brodie Ln, Austin, TX 78745
Bill | Sanders | Duke | German Shepherd | 81 | 9500 | 90 | 10 | 65 | Deshed | slow | Does not like men in hats. | 396 Menchaca Rd, Austin, TX 78748
Hannah | Cole | Pickles | Cockapoo | 24 | 9500 | 90 | 6 | 12 | #5 all over, tail long | easy |  | 433 Barton Skyway, Austin, TX 78749
Rosa | Delgado | Nube | Bichon Frise | 14 | 8500 | 90 | 4 | 4 | Round head, fluffy legs | easy |  | 470 Oltorf St, Austin, TX 78757
Mark | Feldman | Ziggy | Standard Poodle | 48 | 13500 | 150 | 5 | 15 | Modern cut, pompon tail | easy |  | 507 Cherry Creek Dr, Austin, TX 78756
Jenna | Price | Maple | Mini Goldendoodle | 28 | 10500 | 105 | 6 | 25 | #4 teddy | easy |  | 544 Slaughter Ln, Austin, TX 78704
Sam | Ortega | Tank | Boxer | 66 | 6000 | 45 | 10 | 243 |  | easy |  | 581 Burnet Rd, Austin, TX 78745
Lucy | Hammond | Daisy | Cavalier King Charles Spaniel | 16 | 8000 | 75 | 6 | 39 | Feathers trimmed | easy |  | 618 Manchaca Rd, Austin, TX 78748
Victor | Lam | Bao | Pomeranian | 7 | 8000 | 75 | 6 | 12 | Bear cut, not shaved | slow | Old knees. Let him sit. | 655 S 1st St, Austin, TX 78749
Nora | Fitzgerald | Finn | Wheaten Terrier | 36 | 11500 | 120 | 6 | 30 | Soft trim, fall over eyes | easy |  | 692 Bluebonnet Ln, Austin, TX 78757
Carlos | Mendez | Lola | Yorkshire Terrier | 6 | 7500 | 60 | 4 | 8 | Short body, topknot | easy |  | 729 Westgate Blvd, Austin, TX 78756
Deb | Krueger | Bear | Newfoundland | 128 | 18000 | 180 | 8 | 26 | Bath and brush, paws | two_people | Two people to lift. | 766 Kinney Ave, Austin, TX 78704
Amy | Thornton | Teddy | Cavapoo | 18 | 9500 | 90 | 6 | 39 | #3 body, teddy face | easy |  | 803 Brodie Ln, Austin, TX 78745
Rob | Castillo | Nacho | French Bulldog | 27 | 6000 | 45 | 8 | 39 |  | easy |  | 840 Menchaca Rd, Austin, TX 78748
Ingrid | Sorensen | Freya | Samoyed | 52 | 13500 | 150 | 8 | 39 | Never shave | easy |  | 877 Barton Skyway, Austin, TX 78749
Paul | Devereux | Gus | Miniature Schnauzer | 17 | 8500 | 75 | 6 | 33 | Breed cut | easy |  | 914 Oltorf St, Austin, TX 78757
Tina | Walker | Chloe | Maltese | 7 | 8000 | 75 | 4 | 14 | Short, bow | slow | Heart medicine, no long drying. | 951 Cherry Creek Dr, Austin, TX 78756
Javier | Rios | Rocky | Pit Bull mix | 61 | 6500 | 60 | 8 | 36 |  | easy |  | 988 Slaughter Ln, Austin, TX 78704
Katie | Lowell | Oreo | Sheepadoodle | 68 | 15500 | 165 | 6 | 22 | #4, beard | easy | Mats behind the ears. | 1025 Burnet Rd, Austin, TX 78745
Omar | Haddad | Simba | Chow Chow | 58 | 14000 | 150 | 8 | 39 | Lion tail | muzzle | Muzzle. No rear feet alone. | 1062 Manchaca Rd, Austin, TX 78748
Beth Ann | Pruitt | Honey | Golden Retriever | 71 | 10500 | 105 | 8 | 65 | Feathers neat | easy |  | 1099 S 1st St, Austin, TX 78749
Leo | Marchetti | Gnocchi | Lagotto Romagnolo | 31 | 11000 | 120 | 6 | 28 | #7 body | easy |  | 1136 Bluebonnet Ln, Austin, TX 78757
Sue | Yamamoto | Kiko | Shiba Inu | 23 | 8500 | 75 | 10 | 79 | Deshed | slow | Screams for nails, hum to him. | 1173 Westgate Blvd, Austin, TX 78756
Derek | Boone | Scout | Australian Shepherd | 52 | 10500 | 105 | 8 | 42 | Deshed, sanitary | easy |  | 1210 Kinney Ave, Austin, TX 78704
Molly | Prescott | Poppy & Pip | Westie & Westie | 17 | 15000 | 150 | 6 | 12 | Breed cut both | easy |  | 1247 Brodie Ln, Austin, TX 78745
Andre | Baptiste | Prince | Havanese | 13 | 8500 | 75 | 4 | 14 | Long, face open | easy |  | 1284 Menchaca Rd, Austin, TX 78748
Gail | Lindqvist | Sven | Norwegian Elkhound | 49 | 9500 | 90 | 10 | 56 | Deshed | easy |  | 1321 Barton Skyway, Austin, TX 78749
Teresa | Vaughn | Boomer | Basset Hound | 57 | 7000 | 60 | 8 | 32 | Ears, nails | easy |  | 1358 Oltorf St, Austin, TX 78757
Ron | Mickelson | Ace | Border Collie | 42 | 9000 | 90 | 8 | 265 |  | easy |  | 1395 Cherry Creek Dr, Austin, TX 78756
Kim | Alvarado | Taco | Chihuahua | 5 | 5000 | 30 | 8 | 39 |  | muzzle | Wrap in a towel for nails. | 1432 Slaughter Ln, Austin, TX 78704
Fiona | Grady | Murphy | Irish Setter | 64 | 11500 | 120 | 8 | 26 | Feathers | easy |  | 1469 Burnet Rd, Austin, TX 78745
Walt | Jennings | Sadie | Beagle | 28 | 6000 | 45 | 8 | 42 |  | easy |  | 1506 Manchaca Rd, Austin, TX 78748
Nadia | Petrova | Misha | Siberian cat | 13 | 10000 | 75 | 10 | 58 | Lion cut in summer | slow | One rest after the belly. | 1543 S 1st St, Austin, TX 78749
Chris | Tran | Boba | Pug | 19 | 5500 | 45 | 6 | 33 | Face folds | easy |  | 1580 Bluebonnet Ln, Austin, TX 78757
Lorna | Beckett | Hugo | Labradoodle | 56 | 12500 | 120 | 6 | 30 | #4 teddy | easy |  | 1617 Westgate Blvd, Austin, TX 78756
Eddie | Salazar | Canelo | Xoloitzcuintli | 30 | 5000 | 40 | 8 | 65 | Skin bath | easy |  | 1654 Kinney Ave, Austin, TX 78704
Pam | Whitaker | Rosie | Cocker Spaniel | 26 | 9500 | 90 | 6 | 33 | Clipped back, skirt | easy |  | 1691 Brodie Ln, Austin, TX 78745
Greg | Novak | Moose | Great Pyrenees | 112 | 16500 | 165 | 8 | 32 | De-shed, britches | easy |  | 1728 Menchaca Rd, Austin, TX 78748
Sandra | Bell | Gizmo | Lhasa Apso | 15 | 8500 | 75 | 5 | 23 | Puppy cut | easy |  | 1765 Barton Skyway, Austin, TX 78749
Josh | Kimball | Remy | Brittany | 38 | 7500 | 60 | 10 | 53 |  | easy |  | 1802 Oltorf St, Austin, TX 78757
Irene | Castro | Perla | Coton de Tulear | 12 | 8500 | 90 | 5 | 26 | Long | easy |  | 1839 Cherry Creek Dr, Austin, TX 78756
Dan | Hollister | Whiskey | Vizsla | 51 | 6000 | 45 | 10 | 58 |  | easy |  | 1876 Slaughter Ln, Austin, TX 78704
Melissa | Roe | Willow | Bernedoodle | 59 | 14500 | 150 | 6 | 30 | #4, leave the tail | easy |  | 1913 Burnet Rd, Austin, TX 78745
Tony | Greco | Vito | Italian Greyhound | 11 | 5000 | 40 | 8 | 42 |  | slow | Sweater off last. | 1950 Manchaca Rd, Austin, TX 78748
Claire | Bishop | Archie | Scottish Terrier | 21 | 9000 | 90 | 6 | 22 | Breed cut | easy |  | 1987 S 1st St, Austin, TX 78749
Hector | Luna | Chico | Papillon | 8 | 7500 | 60 | 6 | 18 | Ear fringe stays | easy |  | 2024 Bluebonnet Ln, Austin, TX 78757
Wendy | Osgood | Beau | Old English Sheepdog | 76 | 17000 | 180 | 6 | 51 | Short in summer | easy |  | 2061 Westgate Blvd, Austin, TX 78756
Neil | Abbott | Jasper | Whippet | 29 | 5500 | 45 | 10 | 284 |  | easy |  | 2098 Kinney Ave, Austin, TX 78704
Joy | Lindgren | Pepper | Portuguese Water Dog | 44 | 12500 | 120 | 6 | 44 | Retriever cut | easy |  | 2135 Brodie Ln, Austin, TX 78745
Lamar | Jenkins | King | Rottweiler | 104 | 9000 | 75 | 8 | 51 |  | vet_only | Bit a tech once. Sedated at the vet only. | 2172 Menchaca Rd, Austin, TX 78748
Stacy | Doyle | Muffin | Persian cat | 10 | 9500 | 75 | 8 | 53 | Comb-out, sanitary | slow |  | 2209 Barton Skyway, Austin, TX 78749
Phil | Ramsey | Cooper | English Springer Spaniel | 46 | 9500 | 90 | 8 | 32 | Feathers | easy |  | 2246 Oltorf St, Austin, TX 78757
Yvonne | Marsh | Sugar | Peekapoo | 11 | 8000 | 75 | 5 | 44 | #5, round face | easy |  | 2283 Cherry Creek Dr, Austin, TX 78756
`;

/** Maya's clients; `dayAgo` gives the day so many days ago. */
export const mayasClients = (dayAgo: (days: number) => string): ClientDraft[] =>
  book
    .trim()
    .split('\n')
    .map((row, place) => {
      const [firstName = '', lastName = '', pets = '', breeds = '', ...more] = row.split(' | ');
      const [weight, price = 0, minutes = 0, everyWeeks, daysAgo = 0] = more.slice(0, 5).map(Number);
      const [style = '', handling, privateNotes = '', address] = more.slice(5);
      const breedOf = breeds.split(' & ');
      const names = pets.split(' & ');
      return {
        firstName,
        lastName,
        phone: `(512) 555-0${100 + place}`,
        email: place % 3 === 0 ? `${lastName.toLowerCase()}.${place}@people.example` : null,
        address,
        directions: place % 7 === 0 ? `Gate ${4400 + place}` : null,
        notes: null,
        contactBy: place % 5 === 4 ? 'call' : 'text',
        pets: names.map((name, nth) => ({
          name,
          species: breedOf[nth]?.endsWith(' cat') ? ('cat' as const) : ('dog' as const),
          breed: (breedOf[nth] ?? '').replace(/ cat$/, ''),
          weight,
          usualServices: style === '' || price < 6500 ? ['bath_brush' as const] : ['full_groom' as const],
          usualPrice: Math.round(price / names.length),
          usualMinutes: Math.round(minutes / names.length),
          everyWeeks,
          style: style || null,
          handling: Handling.parse(handling),
          privateNotes: privateNotes || null,
          lastGroomedOn: dayAgo(daysAgo),
        })),
      };
    });
