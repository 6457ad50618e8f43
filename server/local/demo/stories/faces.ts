import type { Face } from '#server/local/demo/faces/draw-face.ts';

type Words = {
  hair: `${Face['color']} ${Face['hair']}`;
  clothes: `${Face['shirt']} ${Face['neck']}`;
};

const face = (
  ground: Face['ground'],
  skin: Face['skin'],
  hairInWords: Words['hair'],
  clothes: Words['clothes'],
  look: Face['look'],
  more: Pick<Face, 'band' | 'apron' | 'with'> = {},
): Face => {
  const [color, hair] = hairInWords.split(' ') as [Face['color'], Face['hair']];
  const [shirt, neck] = clothes.split(' ') as [Face['shirt'], Face['neck']];
  return { ground, skin, hair, color, shirt, neck, look, ...more };
};

/** How people of the town look. The others keep their initials, as in life. */
export const faces: Record<string, Face> = {
  // The demo accounts.
  'Maya Ortiz': face('rose', 'tan', 'brown waves', 'oat apron', 'grin'),
  'Renee Castillo': face('sky', 'sand', 'chestnut softBob', 'plum open', 'grin', {
    with: ['studs', 'years'],
  }),
  'Jordan Ellis': face('sage', 'brown', 'brown shortCurls', 'coral round', 'grin', { with: ['freckles'] }),
  'Robin Hale': face('sun', 'light', 'gray pixie', 'slate collar', 'smile', { with: ['roundGlasses'] }),
  // Groomers.
  'Kayla Lindqvist': face('sky', 'light', 'blond braid', 'coral round', 'smile'),
  'Tomás Rivera': face('sage', 'tan', 'brown parted', 'plum apron', 'smile', {
    apron: 'slate',
    with: ['shortBeard'],
  }),
  'Jo Beckett': face('peach', 'light', 'red pixie', 'fog apron', 'grin', {
    apron: 'plum',
    with: ['freckles', 'years'],
  }),
  'Dev Narang': face('sun', 'brown', 'black crop', 'green open', 'smile', { with: ['glasses'] }),
  'Sasha Petrov': face('rose', 'light', 'blond ponytail', 'slate apron', 'smile', {
    band: 'green',
    apron: 'gold',
  }),
  'Priya Raman': face('peach', 'brown', 'black long', 'plum open', 'smile', { with: ['studs'] }),
  'Marcus Bell': face('sky', 'dark', 'black fade', 'gold apron', 'smile', { with: ['beard'] }),
  'Elena Duarte': face('sage', 'tan', 'brown curls', 'coral apron', 'laugh', {
    apron: 'slate',
    with: ['hoops'],
  }),
  'Hannah Whitfield': face('sage', 'light', 'red bun', 'fog apron', 'laugh', {
    band: 'green',
    apron: 'coral',
    with: ['freckles'],
  }),
  'Andre Coleman': face('sun', 'deep', 'black locs', 'slate round', 'grin', { with: ['goatee'] }),
  'Lucía Herrera': face('sky', 'tan', 'chestnut longFringe', 'gold open', 'smile', { with: ['studs'] }),
  'Wes Holloway': face('peach', 'sand', 'gray cap', 'fog apron', 'smile', {
    band: 'plum',
    with: ['moustache'],
  }),
  'Mei Tanaka': face('rose', 'sand', 'black bob', 'gold round', 'smile'),
  'Grace Okafor': face('sun', 'deep', 'black afro', 'green open', 'grin', { band: 'coral', with: ['hoops'] }),
  'Tyler Brandt': face('sage', 'light', 'blond quiff', 'slate apron', 'grin', { apron: 'coral' }),
  'Nadia Haddad': face('sky', 'sand', 'black curls', 'plum round', 'smile', { with: ['roundGlasses'] }),
  'Colin Frazier': face('peach', 'light', 'red crop', 'green apron', 'smile', {
    apron: 'oat',
    with: ['beard'],
  }),
  'Bianca Moretti': face('sun', 'sand', 'red bob', 'slate open', 'grin', { with: ['hoops'] }),
  'Sam Whitehorse': face('sage', 'tan', 'black long', 'gold apron', 'smile', { apron: 'coral' }),
  'Ian Kowalski': face('sky', 'light', 'chestnut crop', 'fog apron', 'smile', {
    apron: 'plum',
    with: ['glasses', 'shortBeard'],
  }),
  'Fatima Noor': face('sky', 'tan', 'brown scarf', 'plum round', 'smile', { band: 'coral' }),
  'Derek Stone': face('sun', 'deep', 'gray bald', 'plum apron', 'grin', {
    apron: 'gold',
    with: ['goatee', 'years'],
  }),
  'Charlotte Avery': face('rose', 'deep', 'black puffs', 'oat apron', 'grin', { band: 'gold' }),
  'Ruth Abrams': face('peach', 'light', 'white softBob', 'slate apron', 'laugh', {
    apron: 'plum',
    with: ['years', 'studs'],
  }),
  'Jamal Pierce': face('sage', 'dark', 'black shortCurls', 'coral round', 'grin'),
  'Ingrid Solberg': face('sky', 'light', 'white long', 'green round', 'smile', { with: ['years'] }),
  'Teresa Nguyen': face('sun', 'sand', 'black bun', 'green open', 'grin', { band: 'plum' }),
  'Harper Quinn': face('peach', 'light', 'chestnut shortCurls', 'plum apron', 'smile', {
    apron: 'gold',
    with: ['roundGlasses'],
  }),
  'Diego Ramos': face('rose', 'tan', 'black quiff', 'slate apron', 'smile', { with: ['moustache'] }),
  // Pet parents.
  'Amelia Foster': face('peach', 'light', 'blond softBob', 'green open', 'grin'),
  'Linh Tran': face('sage', 'sand', 'black longFringe', 'coral round', 'smile'),
  'Carlos Medina': face('sun', 'tan', 'black crop', 'slate collar', 'grin', { with: ['goatee'] }),
  'Beth Sorensen': face('sky', 'light', 'gray bun', 'plum collar', 'smile', {
    band: 'coral',
    with: ['roundGlasses', 'years'],
  }),
  'Darnell Hughes': face('peach', 'dark', 'black shaved', 'green round', 'smile', { with: ['beard'] }),
  'Aisha Rahman': face('sun', 'brown', 'brown scarf', 'gold round', 'grin', { band: 'green' }),
  'Greg Novak': face('sage', 'light', 'gray receding', 'coral collar', 'smile', {
    with: ['glasses', 'years'],
  }),
  'Rachel Stein': face('rose', 'sand', 'chestnut curls', 'slate open', 'laugh'),
  'Henry Vogel': face('sky', 'light', 'white bald', 'gold collar', 'smile', { with: ['moustache', 'years'] }),
  'Sofia Lindgren': face('sun', 'light', 'chestnut braid', 'green round', 'smile', {
    band: 'plum',
    with: ['freckles'],
  }),
  'Jasmine Cole': face('rose', 'deep', 'black locs', 'gold open', 'grin', { with: ['hoops'] }),
  'Patrick Doyle': face('sage', 'light', 'red quiff', 'fog collar', 'grin', { with: ['freckles'] }),
  'Samira Siddiqui': face('peach', 'brown', 'black waves', 'coral open', 'smile', { with: ['studs'] }),
  'Emily Zhang': face('sky', 'sand', 'black ponytail', 'oat round', 'grin', { band: 'coral' }),
};
