import type { Sql } from '#server/platform/database/sql.ts';

/** Who asks for a photo. A guest has no id, and sees only what everybody may. */
export type PhotoViewer = { id: string | null; hasMembership: boolean };
/** A part of a statement. */
export type Condition = ReturnType<Sql>;

/**
 * Each module that shows photos says to whom: `url` is the column with the address. The uploader sees a photo in any case.
 */
export type PhotoRules = {
  /** Shown to everybody, guests included. */
  everybody: ((sql: Sql, url: Condition) => Condition)[];
  /** Shown to those who may see the page. */
  viewers: ((sql: Sql, url: Condition, viewer: PhotoViewer) => Condition)[];
};
