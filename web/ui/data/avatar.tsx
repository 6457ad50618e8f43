import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';

import { RosetteMark } from '../brand/rosette.tsx';

type AvatarProps = Omit<ComponentProps<'span'>, 'children' | 'role'> & {
  /** The name that the initials, and the alternative text when `alone`, are made from. */
  name: string;
  src?: string | null;
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  /** Role of the person shown (not of the viewer): sets the accent. */
  role?: string;
  /** Identity verified by a person: shows the rosette. */
  checked?: boolean;
  /** True if no name is shown next to it. */
  alone?: boolean;
  /** Loads the picture once it comes near the window. */
  lazy?: boolean;
};

/** The picture, or two initials when there is none or it fails to load. */
export function Avatar({
  name,
  src,
  size = 'm',
  role,
  checked,
  alone = false,
  lazy = false,
  className,
  ...rest
}: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = src && src !== failed ? src : null;
  return (
    <span
      className={clsx('avatar', size !== 'm' && `avatar-${size}`, className)}
      data-role={role}
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      {...rest}
    >
      {picture ? (
        <img src={picture} alt="" {...(lazy ? { loading: 'lazy' } : {})} onError={() => setFailed(picture)} />
      ) : (
        initials(name)
      )}
      {checked && <RosetteMark />}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s&]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0] ?? '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => word?.match(/^./u)?.[0].toUpperCase()).join('');
}
