const extension = /[ ().-]*(?:x|ext\.?) ?\d{1,6}$/i;
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;

/** Countries beside the US, its territories and Canada that share the country code 1. */
const otherCountries = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
);
/** Ranges that are premium, free of charge or of no one place: they cost much, or take no texts. */
const noPhones = /^(?:5(?:00|2[1-9]|33|44|66|77|88)|600|700|710|8(?:00|33|44|55|66|77|88)|900|...976)/;

/** A phone's number as the gateway takes it; undefined unless it is a US or Canadian number that takes texts. */
export function textNumberOf(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? '').replace(extension, '').replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (!northAmerican.test(national) || noPhones.test(national)) return undefined;
  return otherCountries.has(national.slice(0, 3)) ? undefined : `+1${national}`;
}
