import type { ServiceCode } from '#contract/pets/pet-codes.ts';

/** Apart from the other facts of a service, because first views show only these. */
export const serviceLabels: Record<ServiceCode, string> = {
  full_groom: 'Full groom',
  bath_brush: 'Bath and brush',
  bath_tidy: 'Bath and tidy',
  deshed: 'De-shedding',
  hand_strip: 'Hand stripping',
  puppy_intro: 'Puppy or kitten intro',
  nail_trim: 'Nail trim',
  nail_grind: 'Nail grinding',
  ear_clean: 'Ear cleaning',
  teeth_brush: 'Teeth brushing',
  anal_glands: 'Anal glands',
  sanitary: 'Sanitary trim',
  paw_pad: 'Paw pad trim',
  flea_bath: 'Flea bath',
  medicated_bath: 'Medicated bath',
  demat: 'Dematting',
};
