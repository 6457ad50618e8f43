/** Who certifies groomers in the US and teaches first aid and handling for pets, by the name on their papers. */
export const certifiers: readonly { name: string; fullName: string; website: string }[] = [
  {
    name: 'NDGAA',
    fullName: 'National Dog Groomers Association of America',
    website: 'nationaldoggroomers.com',
  },
  {
    name: 'IPG',
    fullName: 'International Professional Groomers',
    website: 'internationalprofessionalgroomers.org',
  },
  {
    name: 'ISCC',
    fullName: 'International Society of Canine Cosmetologists',
    website: 'petstylist.com',
  },
  {
    name: 'NCGI',
    fullName: 'National Cat Groomers Institute',
    website: 'nationalcatgroomers.com',
  },
  { name: 'Pet Tech', fullName: 'Pet Tech first aid and CPR', website: 'pettech.net' },
  { name: 'Fear Free', fullName: 'Fear Free Pets', website: 'fearfreepets.com' },
  { name: 'AKC', fullName: 'American Kennel Club, S.A.F.E. grooming program', website: 'akc.org' },
  { name: 'American Red Cross', fullName: 'American Red Cross', website: 'redcross.org' },
];

/** Returns the certifier that a text such as "NDGAA certified" names, or null. */
export const certifierIn = (words: string): string | null =>
  certifiers.find(({ name }) => ` ${words.toLowerCase()} `.includes(` ${name.toLowerCase()} `))?.name ?? null;
