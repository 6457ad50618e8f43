import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CoatTexture } from '#reference/coats.ts';

/** The background of a pet's picture: the texture of its coat. Contains a portrait or an `img`. */
export function Coat({ kind, className, ...rest }: ComponentProps<'div'> & { kind: CoatTexture }) {
  return <div className={clsx('coat', `coat-${kind}`, className)} {...rest} />;
}
