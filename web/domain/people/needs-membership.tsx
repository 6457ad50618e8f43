import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { query } from '#web/lib/api/query.ts';
import { Note } from '#web/ui/note.tsx';

/** Says before a form is filled in that sending it needs a membership; nothing for members. `what`: 'Sending a request'. */
export function NeedsMembership({ what }: { what: string }) {
  const { data } = useQuery({ ...query('GET /auth/me'), enabled: false });
  if (!data || data.hasMembership) return null;
  return (
    <Note tone="warn">
      <b>{what} needs a membership.</b> What you type is kept here.{' '}
      <Link to={href('membership')} className="underline">
        See the plans
      </Link>
    </Note>
  );
}
