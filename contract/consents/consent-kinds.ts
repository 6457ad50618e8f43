/** What a client agrees to. */
export const consentKinds = ['shave_down', 'senior_or_ill', 'vet_release', 'photos'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Those that a provider may ask every client for; the others are asked for by an animal's state. */
export const askedConsents = ['vet_release', 'photos'] as const satisfies ConsentKind[];

type ConsentText = { version: number; title: string; text: string };

/** The texts that clients sign. A changed text needs a higher version; clients then sign it again. */
export const consentTexts: Record<ConsentKind, ConsentText> = {
  shave_down: {
    version: 1,
    title: 'Shave-down',
    text: 'My pet’s coat is too matted to be brushed out without pain. I agree that it is shaved short. I know that mats hide sores, that the skin may be red, nicked or itchy afterwards, that the coat may grow back in another color or texture, and that my pet needs shade and warmth until it has.',
  },
  senior_or_ill: {
    version: 1,
    title: 'Senior or ill pet',
    text: 'My pet is old or has a medical condition. I know that grooming is a strain and can bring out a weakness that nobody saw before. I have told the groomer all I know of my pet’s health. I agree that the groomer takes breaks, does less, or stops when my pet shows distress.',
  },
  vet_release: {
    version: 1,
    title: 'Vet release',
    text: 'If my pet needs a vet and I cannot be reached, the groomer may take my pet to the nearest one. I pay for what is needed, up to the amount that I name here. Above it the vet asks me first, unless my pet’s life depends on it.',
  },
  photos: {
    version: 1,
    title: 'Photo release',
    text: 'The groomer may show photos of my pet on their pages and in their shop. My name and address are not shown with them. I can take this back at any time; photos are then taken down.',
  },
};
