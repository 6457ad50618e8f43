import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { forget, readStoredJson, storeJson } from '#web/lib/storage.ts';

/** The groomer or business whose public page led here. */
export type AskedProvider = { as: PublicRole; slug: string };

const key = 'wagwell asked provider';
/** Signing up, paying and adding a pet may take more than one evening. */
const keptFor = 7 * 24 * 60 * 60_000;

/** Reads whom an address asks: `?as=groomer&ask=maya-ortiz`. */
export function askedIn(query: URLSearchParams): AskedProvider | undefined {
  const [as, slug] = [query.get('as'), query.get('ask')];
  return slug && /^[\w-]{1,100}$/.test(slug) && (as === 'groomer' || as === 'business')
    ? { as, slug }
    : undefined;
}

/** Remembers in this browser whom to ask once there is an account and a pet. */
export const rememberAsked = (asked: AskedProvider, now: Date): void =>
  storeJson(key, { ...asked, until: now.getTime() + keptFor });

export const forgetAsked = (): void => forget(key);

export function rememberedAsked(now: Date): AskedProvider | undefined {
  try {
    const kept = readStoredJson(key) as (AskedProvider & { until: number }) | undefined;
    if (!kept || !(kept.until > now.getTime())) return undefined;
    return askedIn(new URLSearchParams({ as: kept.as, ask: kept.slug }));
  } catch {
    return undefined;
  }
}
