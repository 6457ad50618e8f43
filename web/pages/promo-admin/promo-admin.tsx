import { PromoList } from '#web/features/promos/promo-list.tsx';
import { adminMeta, adminsOnly } from '#web/domain/site/admins-only.ts';

export const loader = adminsOnly;
export const meta = adminMeta('Promo codes');

export default function PromoAdmin() {
  return <PromoList />;
}
