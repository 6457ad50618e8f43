import { data } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { serverContext } from './server-context.ts';

/** Loader of pages for admins: anyone else gets a 404. @throws Response of 404 */
export async function adminsOnly({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> {
  const session = await context.get(serverContext).session();
  // oxlint-disable-next-line typescript/only-throw-error
  if (!session?.user.isAdmin) throw data(null, { status: 404 });
  return null;
}

/** The meta tags of an admin page. */
export const adminMeta =
  (title: string): MetaFunction =>
  ({ error }) => [
    { title: `${error ? 'Not Found' : title} · Wagwell` },
    { name: 'robots', content: 'noindex' },
  ];
