import manifest from '../../../package.json' with { type: 'json' };

/** The version of this program, as `CHANGELOG.md` lists them. */
export const programVersion = manifest.version;
