import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';

type MessageLinkProps = {
  /** The account to write to. */
  to: string;
  name: string;
  /** The link's label. */
  label?: string;
  variant?: 'line' | 'quiet';
  wide?: boolean;
};

/** A link to the conversation with an account. */
export function MessageLink({ to, name, label = 'Message', ...look }: MessageLinkProps) {
  return (
    <Button asChild {...look}>
      <Link to={href('messages', { with: to })} aria-label={`${label} ${name}`}>
        {label}
      </Link>
    </Button>
  );
}
