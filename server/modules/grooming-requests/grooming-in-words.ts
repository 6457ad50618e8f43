import { priceFor } from '#contract/grooming/grooming-lifecycle.ts';
import { dollars } from '#server/platform/money.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import type { GroomingNews } from './notices.queries.ts';

export const timeInWords = ({ startsAt, timeZone, now }: GroomingNews) =>
  momentInWords(startsAt, timeZone, now);

export const priceInWords = ({ listPrice, discountPercent }: GroomingNews) =>
  dollars(priceFor(listPrice, discountPercent).price);
