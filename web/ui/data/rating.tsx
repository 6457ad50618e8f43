import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Badge } from '../badge.tsx';
import { Icon } from '../icon.tsx';
import { counted } from '#web/lib/words.ts';

type RatingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Mean of 1 to 5, or null without reviews. */
  value: number | null;
  /** The number of reviews; omitted where there is no room. */
  reviews?: number;
};

/** "★ 4.9 (61 reviews)", or a "New" tag without reviews. */
export function Rating({ value, reviews, className, ...rest }: RatingProps) {
  if (value === null || reviews === 0)
    return (
      <Badge className={className} {...rest}>
        New
      </Badge>
    );
  return (
    <span className={clsx('stars', className)} {...rest}>
      <Icon name="star" />
      <span className="sr-only">Rated </span>
      {value.toFixed(1)}
      {reviews !== undefined && (
        <span className="font-normal text-ink-2">({counted(reviews, 'review')})</span>
      )}
    </span>
  );
}
