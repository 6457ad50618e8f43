import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';

type MessageLinkProps = {
  /** The account that is written to. */
  to: string;
  name: string;
  /** What stands on it. */
  label?: string;
  variant?: 'line' | 'quiet';
  wide?: boolean;
};

/** Leads to the conversation with somebody. */
export function MessageLink({ to, name, label = 'Message', ...look }: MessageLinkProps) {
  return (
    <Button asChild {...look}>
      <Link to={href('messages', { with: to })} aria-label={`${label} ${name}`}>
        {label}
      </Link>
    </Button>
  );
}
