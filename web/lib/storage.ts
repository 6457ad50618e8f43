/**
 * Uses local storage; if it is full, forbidden or (on the server) missing, reads are empty and writes do
 * nothing.
 */
function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
}

export const readStored = (key: string): string | null => attempt((storage) => storage.getItem(key), null);

export const store = (key: string, text: string): void =>
  attempt((storage) => storage.setItem(key, text), undefined);

export const forget = (key: string): void => attempt((storage) => storage.removeItem(key), undefined);

export const storedKeys = (): string[] => attempt((storage) => Object.keys(storage), []);

/** The stored JSON value, or undefined when there is none. @throws SyntaxError when it is not JSON */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

export const storeJson = (key: string, value: unknown): void => store(key, JSON.stringify(value));
