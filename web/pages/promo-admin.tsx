import { data } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { PromoList } from '#web/features/promos/promo-list.tsx';
import { serverContext } from '#web/lib/server-context.ts';

/** For everybody but admins there is no such page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.get(serverContext).session();
  // oxlint-disable-next-line typescript/only-throw-error
  if (!session?.user.isAdmin) throw data(null, { status: 404 });
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ error }) => [
  { title: `${error ? 'Not Found' : 'Promo codes'} · Wagwell` },
  { name: 'robots', content: 'noindex' },
];

export default function PromoAdmin() {
  return <PromoList />;
}
