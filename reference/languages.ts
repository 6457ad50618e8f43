import type { LanguageCode } from '#contract/profiles/facts.ts';

/**
 * The languages most spoken at home in the United States by the Census Bureau's American Community Survey
 * (tables B16001 and C16001), and American Sign Language. Codes are ISO 639.
 */
export const languages: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Spanish',
  ar: 'Arabic',
  ase: 'American Sign Language',
  bn: 'Bengali',
  de: 'German',
  fa: 'Persian',
  fr: 'French',
  gu: 'Gujarati',
  hi: 'Hindi',
  hmn: 'Hmong',
  ht: 'Haitian Creole',
  hy: 'Armenian',
  it: 'Italian',
  ja: 'Japanese',
  km: 'Khmer',
  ko: 'Korean',
  nv: 'Navajo',
  pl: 'Polish',
  pt: 'Portuguese',
  ru: 'Russian',
  so: 'Somali',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tl: 'Tagalog',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  yue: 'Cantonese',
  zh: 'Mandarin Chinese',
};
