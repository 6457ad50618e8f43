import type { CoatCode } from '#contract/pets/pet-codes.ts';

/** The drawn textures behind a portrait: one for each coat, and two for breeds whose curls or fluff have no code. */
export type CoatTexture =
  | 'smooth'
  | 'short-double'
  | 'double'
  | 'wire'
  | 'curly'
  | 'wavy'
  | 'drop'
  | 'long'
  | 'fluff'
  | 'rex'
  | 'corded'
  | 'hairless';

export interface Coat {
  label: string;
  description: string;
  matsEasily: boolean;
  texture: CoatTexture;
}

export const coats: Record<CoatCode, Coat> = {
  smooth: {
    label: 'Smooth',
    description: 'Short, flat and close to the skin, like a Boxer. Wants a bath, a rubber brush and nails.',
    matsEasily: false,
    texture: 'smooth',
  },
  short_double: {
    label: 'Short double',
    description: 'Short and weatherproof over a soft undercoat, like a Labrador. Sheds all year.',
    matsEasily: false,
    texture: 'short-double',
  },
  double: {
    label: 'Thick double',
    description:
      'A long outer coat over a dense undercoat, like a Golden Retriever or a Husky. Blows out twice a year.',
    matsEasily: true,
    texture: 'double',
  },
  wire: {
    label: 'Wire',
    description: 'Harsh and bristly, like a Schnauzer. Hand-stripped to keep its texture, or clipped.',
    matsEasily: false,
    texture: 'wire',
  },
  curly: {
    label: 'Curly',
    description:
      'Curls or waves that never stop growing, like a Poodle or most doodles. Mats close to the skin.',
    matsEasily: true,
    texture: 'curly',
  },
  silky: {
    label: 'Silky drop',
    description: 'Fine hair that keeps growing and hangs straight, like a Yorkie or a Shih Tzu.',
    matsEasily: true,
    texture: 'drop',
  },
  long: {
    label: 'Long',
    description: 'Flowing or feathered, like a spaniel, a setter or a Persian. Tangles behind ears and legs.',
    matsEasily: true,
    texture: 'long',
  },
  rex: {
    label: 'Rex',
    description: 'Short, soft and wavy, like a Cornish Rex. Delicate, and rarely needs clipping.',
    matsEasily: false,
    texture: 'rex',
  },
  corded: {
    label: 'Corded',
    description: 'Hair that grows into cords, like a Puli. Split by hand, and needs a very long drying.',
    matsEasily: true,
    texture: 'corded',
  },
  hairless: {
    label: 'Hairless',
    description:
      'Bare or nearly bare skin, like a Sphynx. Skin care and frequent gentle baths instead of brushing.',
    matsEasily: false,
    texture: 'hairless',
  },
};
