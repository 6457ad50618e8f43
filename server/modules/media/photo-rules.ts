import { extensionPoint } from '#server/platform/extension-point.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** The viewer of a photo. A guest has no id and sees only public photos. */
export type PhotoViewer = { id: string | null; hasMembership: boolean };
/** An SQL fragment. */
export type Condition = ReturnType<Sql>;

/** A condition under which photos are shown; `url` is the column with the photo's URL. The uploader always sees a photo. */
export type PhotoRule =
  /** Photos that everyone may see, guests included. */
  | { everyone: (sql: Sql, url: Condition) => Condition }
  /** Photos for those who may see the page. */
  | { viewers: (sql: Sql, url: Condition, viewer: PhotoViewer) => Condition };

/** Each module that shows photos provides its rules. */
export const photoRule = extensionPoint<PhotoRule>('photo rule');
