import { extensionPoint } from '#server/platform/extension-point.ts';
import type { DisplayName } from './blocks.queries.ts';

/** The profiles provide it, which ask for blocks themselves. */
export const personName = extensionPoint<DisplayName>('person name');
