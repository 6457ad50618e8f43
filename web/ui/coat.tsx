import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type CoatKind = 'wire' | 'curly' | 'double' | 'smooth' | 'drop' | 'long';

/** The ground of an animal's picture: the texture of what it wears. A portrait or an `img` inside. */
export function Coat({ kind, className, ...rest }: ComponentProps<'div'> & { kind: CoatKind }) {
  return <div className={clsx('coat', `coat-${kind}`, className)} {...rest} />;
}
