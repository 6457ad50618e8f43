import { index } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [index('../pages/landing.tsx')] satisfies RouteConfig;
