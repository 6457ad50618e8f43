import { createStore } from './create-store.ts';
import { forget, readStoredJson, storedKeys, storeJson } from './storage.ts';

const prefix = 'wagwell kept ';
const account = createStore<string | undefined>(() => undefined);
const keyOf = (name: string) => `${prefix}${account.get()} ${name}`;

/**
 * Opens what one account keeps in this browser, and erases what others kept. Without an account nothing is open: a session that
 * has ended by itself may be renewed.
 */
export function openAccountStorage(accountId: string | undefined): void {
  if (accountId) eraseAccountStorage(accountId);
  account.set(accountId);
}

/** Erases what all accounts keep here, or all others. */
export function eraseAccountStorage(exceptOf?: string): void {
  for (const key of storedKeys())
    if (key.startsWith(prefix) && !(exceptOf && key.startsWith(`${prefix}${exceptOf} `))) forget(key);
}

/** Called when another account's storage is opened. */
export const onAccountStorage = account.subscribe;

/** A kept value, or undefined if there is none or the viewer is signed out. */
export function readKept(name: string): unknown {
  try {
    return account.get() ? readStoredJson(keyOf(name)) : undefined;
  } catch {
    return undefined;
  }
}

export const writeKept = (name: string, value: unknown): void => {
  if (account.get()) storeJson(keyOf(name), value);
};

export const forgetKept = (name: string): void => forget(keyOf(name));

/** Whether a key of the browser's storage holds this value; another tab may have written it. */
export const isKeyOf = (key: string | null, name: string): boolean => key === keyOf(name);
