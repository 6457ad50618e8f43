import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { pages } from './pages.ts';

// The id is the address, so that two addresses may share one page.
const routes = Object.entries(pages).map(([path, file]) =>
  path === '/' ? index(`../pages/${file}.tsx`) : route(path, `../pages/${file}.tsx`, { id: path }),
);

export default [layout('page-frame.tsx', routes)] satisfies RouteConfig;
