import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type CoatKind = 'wire' | 'curly' | 'double' | 'smooth' | 'drop' | 'long';

/** The background of a pet's picture: the texture of its coat. Contains a portrait or an `img`. */
export function Coat({ kind, className, ...rest }: ComponentProps<'div'> & { kind: CoatKind }) {
  return <div className={clsx('coat', `coat-${kind}`, className)} {...rest} />;
}
