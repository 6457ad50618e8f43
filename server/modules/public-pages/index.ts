import type { Module } from '#server/platform/module.ts';
import { publicPagesRoutes } from './public-pages.routes.ts';

export { drawing } from './social-image/drawing.ts';
export { accents, brand, colors, fitted, height, width } from './social-image/social-svg.ts';
export { textPaths } from './social-image/text-paths.ts';

export const publicPages: Module = { routes: publicPagesRoutes };
