import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';

type PersonAvatarProps = Omit<ComponentProps<typeof Avatar>, 'role'> & {
  /** Whom it shows: sets the accent, and a logo is less round than a face. */
  as?: Role | 'business' | undefined;
};

/** The face of a person or the logo of a business, in its smallest stored size; initials if none was chosen. */
export function PersonAvatar({ src, as, className, ...rest }: PersonAvatarProps) {
  return (
    <Avatar
      {...rest}
      src={src?.startsWith('/media/') ? `${src}?size=small` : src}
      {...(as ? { 'data-role': as === 'business' ? 'owner' : as } : {})}
      className={clsx(as === 'business' && 'avatar-logo', className)}
    />
  );
}

/** Whom an account's picture shows: an owner appears as the business. */
export const shownAs = (role: Role): Role | 'business' => (role === 'owner' ? 'business' : role);

/** A name in a line of text, after its face. */
export function PersonLine({
  children,
  ...person
}: Omit<PersonAvatarProps, 'size'> & { children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <PersonAvatar size="xs" {...person} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
