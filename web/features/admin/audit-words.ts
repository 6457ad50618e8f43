import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import type { AuditEntry } from '#contract/admin/admin-overview.ts';

type Act = Pick<AuditEntry, 'act' | 'details'>;

/** Action of an admin, to follow the name: 'refunded $6.99 of WG-000042: Charged twice'. */
export function actionWords({ act, details }: Act): string {
  const { number, amount, reason, email, code, title, ...rest } = details;
  switch (act) {
    case 'admin.granted':
      return `made ${String(email)} an admin`;
    case 'admin.revoked':
      return `took the rights of an admin from ${String(email)}`;
    case 'job.run_again':
      return `ran the job ${String(rest['job'])} again: ${String(reason)}`;
    case 'account.suspended':
      return `suspended ${String(email)}${typeof rest['until'] === 'string' ? ` until ${monthDayYear(rest['until'])}` : ''}: ${String(reason)}`;
    case 'account.restored':
      return `restored ${String(email)}: ${String(reason)}`;
    case 'account.signed_out':
      return `ended all sessions of ${String(email)}: ${String(reason)}`;
    case 'report.dismissed':
      return `dismissed a report about a ${String(rest['kind'])}: ${String(reason)}`;
    case 'report.warned':
      return `warned because of a reported ${String(rest['kind'])}: ${String(reason)}`;
    case 'report.removed':
      return `removed a reported ${String(rest['kind'])}: ${String(reason)}`;
    case 'report.suspended':
      return `suspended because of a reported ${String(rest['kind'])}: ${String(reason)}`;
    case 'invoice.refunded':
      return `refunded ${exactPrice(Number(amount))} of ${String(number)}: ${String(reason)}`;
    case 'promo_code.created':
      return `made the promo code ${String(code)} (${valueWords(rest)})`;
    case 'promo_code.changed':
      return `changed the promo code ${String(code)} (${valueWords(rest)})`;
    case 'care_tip.hidden':
      return `hid the care tip “${String(title)}”: ${String(reason)}`;
    case 'care_tip.shown':
      return `showed the care tip “${String(title)}” again: ${String(reason)}`;
    case 'appeal.overturned':
      return `overturned what counted against ${String(rest.person)} (${String(title)}): ${String(reason)}`;
    case 'appeal.upheld':
      return `upheld what counts against ${String(rest.person)} (${String(title)}): ${String(reason)}`;
    case 'pay.decided':
      return `decided that ${String(rest.person)} gets ${exactPrice(Number(amount))} (${String(title)}): ${String(reason)}`;
    case 'certification.checked':
      return `checked the certification “${String(title)}”: ${String(reason)}`;
    case 'certification.refused':
      return `refused the certification “${String(title)}”: ${String(reason)}`;
    default:
      return `${act} (${valueWords(details)})`;
  }
}

/** 'percent off: 20, plans: annual, ends at: Dec 16, 2026'; empty values are left out. */
const valueWords = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(
      ([name, value]) =>
        `${name.replaceAll(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`)}: ${plain(name, value)}`,
    )
    .join(', ');

function plain(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number' && name === 'amountOff') return exactPrice(value);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return monthDayYear(value);
  return String(value);
}
