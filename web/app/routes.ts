import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { isPublic, pages } from './pages.ts';

// The route id is the path, so that two paths may share one file, and `readFirst` names pages by it.
const routeOf = (path: string, file = '') =>
  path === '/'
    ? index(`../pages/${file}/${file}.tsx`, { id: path })
    : route(path, `../pages/${file}/${file}.tsx`, { id: path });

const paths = Object.keys(pages);
const publicRoutes = paths.filter(isPublic).map((path) => routeOf(path, pages[path]));
const workRoutes = paths.filter((path) => !isPublic(path)).map((path) => routeOf(path, pages[path]));

export default [
  // The `imageUrl` of care tips.
  route('/tip-drawings/:file', 'tip-drawing-file.ts'),
  route('/manifest.webmanifest', 'install/manifest-file.ts'),
  layout('page-frame.tsx', [...publicRoutes, layout('member-pages.tsx', workRoutes)]),
] satisfies RouteConfig;
